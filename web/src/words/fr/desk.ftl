# Le bureau : les pages à côté des tables.
desk-page-title = Bequest : trois jeux d’héritage
desk-title = Trois jeux d’héritage.
desk-two-clicks = Deux clics jusqu’à la partie, sans compte ni paperasse.
desk-skip = Aller au contenu
desk-rooms = Pièces
desk-rooms-phone = Pièces, en bas
desk-play = Jouer
desk-tables = Tables
desk-learn = Apprendre
desk-account = Vous
desk-settings = Réglages
desk-import = Apporter un enregistrement
desk-independent = Bequest est un projet libre et indépendant, sans lien avec les éditeurs. Tous les dessins et tous les textes sont de nous.
desk-nowhere = Il n’y a rien ici.
desk-nowhere-more = Le bureau n’a pas de page { $path }. Le lien est peut-être ancien, ou une lettre s’est perdue en route.
desk-try-again = Réessayer

# Accueil
desk-games = Les jeux
desk-where-crecy = France, trois générations
desk-where-lastwill = Londres, ruiné vendredi
desk-where-gears = Tous les temps, quatre manches
desk-about-crecy = Mariez bien, multipliez-vous et laissez un nom qui vous survive.
desk-about-lastwill = La fortune de l’oncle ira à qui saura en perdre une plus petite en premier.
desk-about-gears = Remontez le temps, semez une idée, et qu’on se souvienne de ce qui en a poussé.
desk-minutes-crecy = 75 min
desk-minutes-lastwill = 60 min
desk-minutes-gears = 75 min
desk-players-range = { $fewest }–{ $most }
desk-level-count = { $n } niveaux
desk-play-bots = Jouer contre des bots
desk-open-table-of = Ouvrir une table : { $game }
desk-against = Contre
desk-level = Niveau
desk-alone = Jeu en solitaire
desk-bots = { $n ->
    [0] seul
    [one] 1 bot
   *[other] { $n } bots
}
desk-start = Commencer la partie
desk-starting = La partie commence
desk-more-options = Plus d’options
desk-how-to-play = Comment jouer
desk-turn-back = Retourner l’acte
desk-your-tables = Vos tables
desk-wait-for-you = { $n ->
    [one] 1 vous attend
   *[other] { $n } vous attendent
}
desk-no-tables = Pas encore de table. Commencez contre des bots, ou ouvrez-en une et envoyez le lien.
desk-all-tables = Les { $n } tables
desk-lately = Finies récemment
desk-learn-crecy = Un premier mariage
desk-learn-lastwill = Tout dépenser
desk-learn-gears = Semer une roue
desk-open-table = Ouvrir une table
desk-open-table-more = Envoyez le lien. Les places restées libres peuvent aller à des bots.
desk-game = Jeu
desk-seats = Places
desk-pace = Rythme
desk-pace-relaxed = Sans pendule
desk-pace-live = En direct
desk-pace-days = Jour après jour
desk-open-and-invite = Ouvrir et inviter
desk-all-options = Toutes les options

# Les tables dans les listes
desk-seats-taken = { $taken } places prises sur { $all }
desk-waiting-players = attend des joueurs
desk-brought = un enregistrement
desk-under-way = en cours
desk-you-inside = vous
desk-guest = un invité
desk-open-seat = place libre

# Options des jeux
desk-option-crecy-mode-solo_standard = Solo standard
desk-option-crecy-mode-solo_standard-about = Trois générations à vous seul ; qui se tient au salon ferme une porte à la cour.
desk-option-crecy-mode-solo_testament = Le Testament
desk-option-crecy-mode-solo_testament-about = Retrouvez vos ancêtres en remontant l’arbre, jusqu’à ce que neuf indices concordent.
desk-option-first = Qui commence
desk-option-first-random = Le hasard
desk-option-first-random-about = On tire au sort qui commence, au début de la partie.
desk-option-first-seat = Place { $seat }
desk-option-first-seat-about = La personne assise à la place { $seat } commence.
desk-option-crecy-mode = Jeu en solitaire
desk-option-crecy-edition = Livret
desk-option-crecy-edition-english = Anglais
desk-option-crecy-edition-english-about = Là où les deux livrets diffèrent, l’anglais décide.
desk-option-crecy-edition-french = Français
desk-option-crecy-edition-french-about = Là où les deux livrets diffèrent, le français décide.
desk-option-crecy-testament_start = Vous êtes
desk-option-crecy-testament_start-ask = À choisir
desk-option-crecy-testament_start-ask-about = Vous choisissez entre les deux cartes de départ au début de la partie.
desk-option-crecy-testament_start-nathalie = Nathalie
desk-option-crecy-testament_start-nathalie-about = La recherche de vos ancêtres commence avec Nathalie.
desk-option-crecy-testament_start-patrick = Patrick
desk-option-crecy-testament_start-patrick-about = La recherche de vos ancêtres commence avec Patrick.
desk-option-gears-fate = Destin
desk-option-gears-fate-deck = Dans la pioche
desk-option-gears-fate-deck-about = Les cartes Destin sont mêlées à la pioche, comme d’habitude.
desk-option-gears-fate-none = Aucun
desk-option-gears-fate-none-about = Pas de carte Destin : des technologies, et aucune surprise.
desk-option-gears-fate-one_each = Une chacun
desk-option-gears-fate-one_each-about = Chacun a une carte Destin secrète, à jouer une seule fois.
desk-option-gears-fate-draft = Disputées
desk-option-gears-fate-draft-about = Les cartes Destin sont visibles et se disputent avec des cubes.
desk-option-gears-pursuit = Quêtes
desk-option-gears-pursuit-off = Sans
desk-option-gears-pursuit-off-about = Les personnages ne sont que des noms.
desk-option-gears-pursuit-on = Avec
desk-option-gears-pursuit-on-about = Mener la technologie que poursuit votre personnage rapporte un bonus à chaque manche ; pour qui connaît le jeu.
desk-option-gears-characters = Personnages
desk-option-gears-characters-random = Le hasard
desk-option-gears-characters-random-about = On tire au sort qui joue qui, au début de la partie.
desk-option-gears-characters-chosen = Au choix
desk-option-gears-characters-chosen-about = Chaque place a le personnage que vous lui donnez ici.
desk-option-lastwill-money = Argent
desk-option-lastwill-money-standard = 70 £
desk-option-lastwill-money-standard-about = Chacun commence avec 70 livres : le jeu d’une première soirée.
desk-option-lastwill-money-last_will = Un testament
desk-option-lastwill-money-last_will-about = Un seul testament est tiré pour tous : de 70 à 130 livres à dilapider.
desk-option-lastwill-money-other = Une autre somme
desk-option-lastwill-money-amount = { $amount } £
desk-option-lastwill-money-amount-about = Chacun commence avec { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
}.
desk-option-lastwill-money-pounds = Livres au départ
desk-option-lastwill-discards = Défausses
desk-option-lastwill-discards-face_down = Face cachée
desk-option-lastwill-discards-face_down-about = Ce qui est défaussé ne se voit plus.
desk-option-lastwill-discards-open = Ouvertes
desk-option-lastwill-discards-open-about = Tout le monde peut consulter les défausses.
desk-deck = Cartes
desk-deck-tree-2 = Jeu de base
desk-deck-tree-2-about = Les technologies du jeu de base, réglées pour jouer.
desk-deck-tree-1 = Ancien arbre
desk-deck-tree-1-about = L’arbre des exemples des règles.
desk-deck-machines-2 = Machines interdites
desk-deck-machines-2-about = Les machines de l’extension, qui agissent d’elles-mêmes ; sans cartes Destin.
desk-deck-salon-1 = Le salon
desk-deck-salon-1-about = Les cartes de la maison.
desk-deck-fortune-1 = La fortune
desk-deck-fortune-1-about = Les cartes de la maison.
desk-deck-own = Les vôtres
desk-deck-own-about = Un jeu de cartes tiré d’un fichier. Chacun peut le lire dans l’antichambre et l’accepte avant le début.
desk-deck-file = Fichier des cartes

# Ce qui est convenu à une table
desk-hints = Conseils
desk-hints-free = Libres
desk-hints-free-about = Chacun peut demander conseil aussi souvent qu’il le souhaite.
desk-hints-counted = Comptés
desk-hints-counted-about = On peut demander conseil, et tous voient combien de fois.
desk-hints-off = Aucun
desk-hints-off-about = Il n’y a pas de conseil à cette table.
desk-hints-chip-free = conseils libres
desk-hints-chip-counted = conseils comptés
desk-hints-chip-off = sans conseil
desk-visibility = Qui la trouve
desk-visibility-link = Par le lien
desk-visibility-link-about = Seules les personnes qui ont le lien voient la table.
desk-visibility-open = Tout le monde
desk-visibility-open-about = Elle figure parmi les tables ouvertes ; chacun peut s’y asseoir ou regarder.
desk-order = Ordre des places
desk-order-as-seated = Tel quel
desk-order-as-seated-about = On joue dans l’ordre des places que voici.
desk-order-random = Tiré au sort
desk-order-random-about = Les places sont mélangées au début de la partie.
desk-pace-relaxed-about = Personne ne compte. Partez et revenez à votre guise.
desk-pace-live-about = Tous à table maintenant, chacun avec sa pendule.
desk-pace-days-about = Un coup de temps en temps, sur des jours ou des semaines.
desk-days = Temps pour un coup
desk-n-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
desk-minutes = Pour toute la partie
desk-n-minutes = { $n } min
desk-seconds = En plus à chaque coup
desk-n-seconds = { $n } s
desk-style = Style
desk-style-none = Sans style particulier

# Ouvrir une table
desk-new-title = Ouvrir une table · Bequest
desk-new-about = Chaque option dit ce qu’elle signifie. Places, noms et rythme peuvent aussi se changer dans l’antichambre.
desk-as-printed = comme imprimé, sauf avis contraire
desk-table-name = Nom de la table
desk-table-name-hint = Mardi soir
desk-seats-alone = Vous jouez en solitaire.
desk-seats-about = { $n ->
    [0] Vous et vos bots : la partie peut commencer tout de suite.
    [one] Une place reste pour qui a le lien.
   *[other] { $n } places restent pour qui a le lien.
}
desk-bots-among = Dont des bots
desk-bots-among-about = Les bots prennent les dernières places. Dans l’antichambre, chacun peut avoir son niveau.
desk-begins-at-once = Toutes les places sont prises : la partie commence tout de suite.
desk-change-until-start = Vous arrivez dans l’antichambre, avec le lien pour les autres.

# L’antichambre
desk-table-title = { $name } · Bequest
desk-no-table = Cette table n’existe pas.
desk-before-start = { $game } · table avant le début
desk-unnamed = Une table sans nom
desk-rename = Renommer
desk-keep = Garder
desk-you-opened = Vous avez ouvert cette table. Places et rythme peuvent changer jusqu’au début.
desk-somebody-opened = { $name } a ouvert cette table.
desk-seats-order = dans le sens des aiguilles
desk-rules-here = Règles de cette table
desk-invite = Inviter
desk-start-with-bots = { $n ->
    [one] Une place est libre. Elle va à un bot si vous commencez maintenant : { $level ->
        [novice] novice
        [gentle] doux
        [sharp] vif
        [master] maître
       *[other] posé
    }.
   *[other] { $n } places sont libres. Elles vont à des bots si vous commencez maintenant : { $level ->
        [novice] novice
        [gentle] doux
        [sharp] vif
        [master] maître
       *[other] posé
    }.
}
desk-start-all-there = Toutes les places sont prises.
desk-close-table = Renoncer à cette table
desk-open-seat-about = pour le lien ; un bot la prend si elle est encore libre au début
desk-bot = Bot
desk-is-asked = à qui l’on demande
desk-deck-unread = n’a pas lu les cartes
desk-seated = à table
desk-seated-away = à table, absent
desk-ready = prêt
desk-agree-rematch = Rejouer
desk-sit = S’asseoir
desk-sit-too = Quelqu’un à côté de vous
desk-stand = Se lever
desk-seat-up = { $name } : une place plus haut
desk-seat-down = { $name } : une place plus bas
desk-kick = Demander à { $name } de partir
desk-send-bot = Renvoyer { $name }
desk-colour = Couleur
desk-colour-any = couleur au hasard
desk-colour-red = rouge, le haut-de-forme
desk-colour-purple = violet, le melon
desk-colour-blue = bleu, la casquette
desk-colour-yellow = jaune, le canotier
desk-colour-green = vert, la casquette de chasse
desk-invite-title = Le lien pour les autres
desk-invite-about = Qui ouvre ce lien peut s’asseoir. Aucun compte n’est nécessaire. Ou que l’on vise le carré avec un téléphone.
desk-invite-message = Une place est libre à une table de { $game } : { $link }
desk-qr = Code QR de l’invitation
desk-link = Lien de l’invitation
desk-copy = Copier
desk-copied = Copié
desk-send = Envoyer par message
desk-ready-flag = Prêt
desk-waiting-for = On attend { $names }
desk-waiting-for-seats = { $n ->
    [one] On attend encore une personne
   *[other] On attend encore { $n } personnes
}
desk-waiting-link = On s’assoit par le lien. Vous le voyez ici.
desk-waiting-unready = La partie peut commencer quand tous sont d’accord.
desk-waiting-owner = On attend { $name }
desk-waiting-owner-about = La partie commence quand la personne qui a ouvert la table le décide. Vous y serez conduit.
desk-all-there = Tout le monde est là
desk-all-there-about = La partie commence quand vous apposez le sceau.
desk-give-to-bot = Donner une place à un bot
desk-need-not-stay = Inutile de rester : la table reste sur votre bureau et dit quand c’est à vous.
desk-while-you-wait = En attendant
desk-meanwhile-bots = Une partie contre des bots
desk-own-deck = Des cartes apportées
desk-own-deck-about = { $name } joue ici avec ses propres cartes : { $deck }. Lisez-les avant de les accepter.
desk-read-deck = Lire les cartes
desk-deck-is-fine = Je les accepte

# Une invitation
desk-invited-by = { $name } vous garde une place.
desk-sit-down = Prendre place à cette table
desk-your-name = Comment les autres doivent-ils vous appeler ?
desk-your-name-hint = votre nom, ou un autre
desk-no-account = Aucun compte n’est nécessaire. Rien ne se passe avant que vous soyez assis.
desk-all-taken = Toutes les places sont prises
desk-all-taken-about = Attendez ici : la page dit quand une place se libère. Une fois la partie commencée, vous pourrez la regarder.
desk-game-over = Cette partie est finie.
desk-game-runs = Cette partie est déjà en cours.
desk-game-runs-about = Vous pouvez la regarder. Ce que les joueurs tiennent secret le reste.
desk-watch = Regarder
desk-this-seat = cette place
desk-agreed = Ce qui est convenu

# Tables
desk-tables-title = Tables · Bequest
desk-next-table = La prochaine table qui m’attend
desk-open-tables = Tables ouvertes
desk-no-open-tables = Aucune table ouverte n’a de place libre. Ouvrez-en une que tout le monde puisse trouver.
desk-to-watch = Parties à regarder
desk-nothing-to-watch = Aucune partie ouverte n’est en cours.
desk-nothing-finished = Rien de fini pour l’instant.
desk-finished-others = Parties finies des autres

# Compte
desk-account-title = Vous · Bequest
desk-account-nobody = Vous n’êtes encore personne. Votre premier geste fera de vous un invité ; rien ne demande de compte.
desk-account-guest = Vous êtes invité sur cet appareil. Gardez votre place pour pouvoir revenir depuis un autre.
desk-account-kept = Votre place est gardée : vous pouvez revenir de partout.
desk-name-title = Votre nom
desk-keep-name = Garder ce nom
desk-kept = C’est gardé.
desk-keep-title = Garder sa place par un mot de passe
desk-keep-about = Rien d’autre n’est demandé : ni adresse, ni courrier.
desk-sign-name = Nom
desk-password = Mot de passe
desk-old-password = Mot de passe actuel ou code de secours, si vous en avez un
desk-keep-me = Garder ma place
desk-secrets-title = Autres chemins de retour
desk-secrets-about = Un code de secours à noter, ou un lien personnel à ouvrir sur un autre appareil. Un nouveau met fin au précédent.
desk-prove = Votre mot de passe, si vous en avez un
desk-new-code = Nouveau code de secours
desk-new-link = Nouveau lien personnel
desk-code-once = Notez-le. Il n’est montré que maintenant.
desk-link-once = Ouvrez ce lien sur un autre appareil. Il n’est montré que maintenant ; qui l’a est vous.
desk-code = Code de secours
desk-return-link = Lien personnel
desk-back-title = Revenir
desk-back-about = Si vous êtes déjà venu ici, sous votre nom.
desk-back-takes-along = Si vous êtes déjà venu ici. Ce que vous avez commencé comme invité vous suit.
desk-sign-in = Se connecter
desk-recover = Revenir par le code
desk-welcome-back = Bon retour, { $name }.
desk-return-title = Votre lien personnel
desk-return-about = Ce lien ramène à vos tables.
desk-return = Revenir
desk-other-ways = Autres chemins de retour
desk-devices = Appareils
desk-some-device = un appareil
desk-this-device = cet appareil
desk-end-device = Y mettre fin
desk-end-others = Mettre fin partout ailleurs
desk-sign-out = Se déconnecter ici
desk-programs = Programmes qui jouent pour vous
desk-programs-about = Un jeton laisse un programme à vous jouer une place : il voit ce que voit cette place, et rien d’autre.
desk-which-seat = Place
desk-program-name = Nom du programme
desk-make-token = Créer un jeton
desk-token = Jeton
desk-token-once = Donnez-le au programme. Il n’est montré que maintenant.
desk-take-back = Reprendre
desk-farewell = Être oublié
desk-farewell-about = Votre nom, vos paroles et vos notes sont effacés pour toujours. Dans les parties en cours, des bots jouent à votre place.
desk-forget = M’effacer
desk-forget-sure = Oui, m’effacer pour toujours
desk-stay = Rester

# Réglages
desk-settings-title = Réglages · Bequest
desk-on = Oui
desk-off = Non
desk-set-look = Aspect et langue
desk-set-language-about = Les mots de toutes les pages et de toutes les cartes.
desk-set-size = Taille du texte
desk-set-size-about = En centièmes de celle de votre navigateur.
desk-set-dark = Bureau sombre
desk-set-dark-about = Les pages à côté des tables, de nuit ; chaque jeu garde son papier.
desk-set-play = À la table
desk-set-speed = Mouvement
desk-set-speed-normal = Normal
desk-set-speed-normal-about = Cartes et pièces voyagent, brièvement. Un geste suffit à passer.
desk-set-speed-slow = Lent
desk-set-speed-slow-about = Cartes et pièces prennent leur temps, pour voir ce que font les autres.
desk-set-speed-off = Aucun
desk-set-speed-off-about = Rien ne bouge ; ce qui a changé est marqué.
desk-set-at-once = Choisir sans le sceau
desk-set-at-once-about = Un choix qui peut se reprendre est fait au premier geste.
desk-set-keys = Touches
desk-set-keys-about = Les lettres et chiffres des onglets choisissent ; à la table, ? montre toutes les touches.
desk-set-sound = Son
desk-set-sound-about = Une clochette quand c’est à vous.
desk-set-text-view = Vue en texte
desk-set-text-view-about = Des tableaux et des listes au lieu du plateau, avec les mêmes choix ; pour les lecteurs d’écran.
desk-deadlines = Échéances
desk-deadlines-about = Dans les parties jour après jour, votre temps pour un coup finit à une heure qui vous convient.
desk-zone = Où vous vivez
desk-hour = La journée finit à
desk-keep-deadlines = Garder cela

# Apporter un enregistrement
desk-import-title = Apporter un enregistrement · Bequest
desk-import-about = Une partie jouée ailleurs, ou une position : regardez-la de chaque place, ou continuez-la contre des bots.
desk-import-file = Depuis un fichier
desk-import-text = Ou sous forme de texte
desk-import-look = Regarder l’enregistrement
desk-import-play = Continuer depuis la position
desk-import-more = Dans un enregistrement, « Jouer à partir d’ici » continue depuis n’importe quel coup.

# Apprendre
desk-learn-title = Apprendre · Bequest
desk-learn-title-of = { $game } : comment jouer · Bequest
desk-no-such-game = Ce jeu n’existe pas ici. Voici les jeux :
desk-for-several = À plusieurs
desk-which-game = Quel jeu
desk-first-game = Une première partie contre un bot doux
desk-search-rules = Chercher dans les règles
desk-rules-found = { $n ->
    [one] 1 règle trouvée
   *[other] { $n } règles trouvées
}

# Résultat
desk-result-title = Le résultat · Bequest
desk-moves = { $n ->
    [one] 1 coup
   *[other] { $n } coups
}
desk-still-runs = Cette partie est encore en cours.
desk-result-solo-won = Vous y êtes : la partie est gagnée.
desk-result-solo-lost = Pas cette fois : la partie est perdue.
desk-result-nobody = La partie est finie, et personne n’a gagné.
desk-result-shared = { $names } partagent la victoire.
desk-result-crecy-you = Votre maison survit aux autres{ $by ->
    [0] { "" }, d’un cheveu.
   *[other] , avec une avance de { $by }.
}
desk-result-crecy-other = { $name } laisse le plus grand nom{ $by ->
    [0] { "" }, d’un cheveu.
   *[other] , avec une avance de { $by }.
}
desk-result-lastwill-you = Personne ne gère plus mal que vous : la fortune est à vous{ $by ->
    [0] { "" }, d’un cheveu.
   *[other] , avec une avance de { $by } £.
}
desk-result-lastwill-other = { $name } hérite de la fortune{ $by ->
    [0] { "" }, d’un cheveu.
   *[other] , avec une avance de { $by } £.
}
desk-result-gears-you = L’histoire se souvient de vous{ $by ->
    [0] { "" }, d’un cheveu.
    [one] , avec un point d’avance.
   *[other] , avec { $by } points d’avance.
}
desk-result-gears-other = L’histoire se souvient de { $name }{ $by ->
    [0] { "" }, d’un cheveu.
    [one] , avec un point d’avance.
   *[other] , avec { $by } points d’avance.
}
desk-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
desk-extinct = éteinte
desk-bankrupt = en faillite
desk-score-crecy = D’où vient l’honneur
desk-score-lastwill = Ce qui restait
desk-score-gears = D’où viennent les points
desk-score-view = Comment les points sont rangés
desk-by-source = Sources
desk-by-round = Manches
desk-round = Manche { $n }
desk-decided = Ce qui a décidé : { $source }, { $winner } pour { $first } contre { $other } pour { $second }.
desk-total-crecy = Honneur
desk-total-lastwill = Avoir
desk-total-gears = Points
desk-source-crecy-cards = Amis et enfants
desk-source-crecy-spent = Dépensé en actions
desk-source-crecy-contributions = Contributions
desk-source-crecy-missions = Missions
desk-source-crecy-prestige = Prestige
desk-source-crecy-children = Enfants
desk-source-crecy-patron = Mentor
desk-source-crecy-nationality = Nationalités
desk-source-crecy-occupation = Professions
desk-source-crecy-hints = Indices non vérifiés
desk-source-crecy-rivals = Pris par les rivaux
desk-source-crecy-carried = Apporté
desk-source-gears-pursuit = Quête
desk-source-gears-rewards = Récompenses
desk-source-gears-bonuses = Bonus
desk-source-gears-abilities = Pouvoirs
desk-source-gears-carried = Apporté
desk-source-lastwill-balance = Argent
desk-source-lastwill-properties = Maisons
desk-what-next = Et ensuite
desk-rematch = Rejouer, même table
desk-rematch-bots = Les bots sont d’accord aussitôt.
desk-rematch-asked = On demande à { $names }.
desk-play-this = Jouer à ce jeu
desk-download = Télécharger l’enregistrement
desk-poster = Affiche de famille
desk-house-of = La maison { $name }
desk-whose-family = Quelle famille
desk-print-poster = Imprimer l’affiche
