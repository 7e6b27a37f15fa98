# La page de jeu, et ce que toutes les pages ont en commun.
page-game-gears = Gears of Time
page-game-crecy = Crécy
page-game-lastwill = Last Will
page-home = Bequest, vers le bureau
page-language = Langue
page-skip = Aller aux choix
page-opening = La table s’ouvre
page-no-line = Le serveur ne répond pas. Réessayez dans un instant.
page-back-to-desk = Retour au bureau
page-title-your-turn = À vous : { $game }

# Barre du haut
page-table = Table { $name }
page-players = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs
}
page-pace-live = en direct, { $minutes } min{ $seconds ->
    [0] { "" }
   *[other] {" "}+ { $seconds } s par coup
}
page-pace-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
page-pace-relaxed = sans pendule
page-rules = Règles
page-menu = Menu
page-board = Plateau
page-views = Parties de la table

# Joueurs
page-you = Vous
page-seat = Place { $seat }
# What bots are called, by their seat.
page-bot-gears = { $seat ->
    [1] Ada
    [2] Tycho
    [3] Hypatie
   *[other] Babbage
}
page-bot-crecy = { $seat ->
    [1] Ninon
    [2] Turgot
    [3] Baptiste
   *[other] Odile
}
page-bot-lastwill = { $seat ->
    [1] Mme Finch
    [2] Quill
    [3] Edmond
    [4] Lady Plum
   *[other] Auguste
}
page-level = bot, { $level ->
    [novice] novice
    [gentle] doux
    [steady] posé
    [sharp] vif
    [master] maître
   *[other] { $level }
}
page-stand-in = un bot continue
page-away = parti
page-is-asked = doit choisir
page-players-title = Joueurs

# L’acte
page-writ = Ce qui est demandé
page-your-turn = À vous
page-waiting = Patience
page-watching = Spectateur
page-somebody = Un invité
page-over = Fin
page-no-way-back = Sans retour
page-spoken = À vous. { $question } { $n ->
    [one] 1 choix.
   *[other] { $n } choix.
}
page-spoken-chosen = Choisi : { $what }. Entrée pour sceller.
page-actions = Actions
page-all-options = Options
page-hint = Conseil
page-hinted = Conseil : { $what }
page-win-chance = { $percent } %
page-undo = Annuler
page-back = Revenir
page-seal = Sceller
page-seal-what = Sceller : { $what }
page-go-on = Continuer
page-sending = Envoi
page-press-again = Encore une fois pour sceller
page-not-your-turn = Pas à vous
page-choose = { $n ->
    [one] Choisissez-le
   *[other] Choisissez parmi { $n }
}
page-pick = { $least ->
    [0] Jusqu’à { $most }
   *[other] { $picked } sur { $least } choisis
}
page-final = sans retour ensuite
page-free = annulable
page-changes = Ce qui change
page-becomes = devient
page-step = { $what } :
page-then-chance = puis le hasard décide
page-days-left = encore { $n } jours
page-hours-left = { $n ->
    [one] encore 1 heure
   *[other] encore { $n } heures
}
page-to-play = À { $names } de jouer
page-winners = { $n ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
page-no-winner = Personne n’a gagné.
page-see-result = Voir le résultat

# Choix
page-choice = { $what }. Choix { $key }.
page-choices-here = { $what } : { $n } choix
page-choices = { $n ->
    [one] 1 choix
   *[other] { $n } choix
}
page-not-available = { $what }, impossible : { $why }
page-set = Choisissez-en plusieurs
page-amount = Combien
page-amount-range = de { $least } à { $most }
page-less = Moins
page-more = Plus
page-order = L’ordre
page-order-leave = Tout laisser ainsi
page-move-left = Déplacer { $what } à gauche
page-move-right = Déplacer { $what } à droite
page-why-not = Pourquoi pas ? { $what }
page-rule = Règle { $rule }
page-close = Fermer
page-find = Tapez pour chercher
page-copies-left = { $left } sur { $copies }
page-nothing-found = Rien trouvé.
page-blocked-title = Impossible pour l’instant
page-copies = { $n } exemplaires dans le paquet

# Bandeaux
page-line-lost = La ligne est coupée. Votre choix est gardé ; nouvel essai dans { $seconds } s.
page-line-closed = Ce lieu ne vous est plus ouvert. Rechargez la page.
page-moment = Coup { $move } sur { $last }
page-live = Coup { $move } · en direct
page-back-to-now = Retour au présent
page-copy-moment = Copier un lien vers ce moment
page-link-in-address = C’est maintenant l’adresse de la page
page-copied = Copié
page-play-on = Continuer d’ici
page-curtain = C’est à la place { $seat } de jouer. Passez l’écran ; les autres regardent ailleurs.
page-curtain-open = C’est moi, ouvrir le rideau
page-paused = La table est en pause.
page-stood-in = Un bot joue pour vous.
page-return = Reprendre la main
page-proposal = { $player } propose { $what ->
    [rewind] de revenir au coup { $move }
    [pause] une pause
    [resume] de reprendre
    [end] d’arrêter la partie ici
   *[replace] qu’un bot joue pour un absent
}
page-agree = Accepter
page-decline = Refuser
page-rematch-open = Une revanche est ouverte.
page-go-there = Y aller

# Journal, discussion, notes
page-book = Livre de la table
page-book-log = Journal
page-book-chat = Discussion
page-book-notes = Notes
page-filter = De qui
page-filter-all = Tous les coups
page-show-moment = Montrer ce moment
page-no-chat = Rien n’a été dit.
page-say = Dites quelque chose
page-send = Envoyer
page-note-hint = Vous seul lisez ceci.

# Curseur
page-first = Au début
page-earlier = Un coup en arrière
page-later = Un coup en avant
page-replay = Revoir
page-stop = Arrêter
page-scrubber = Coup montré
page-keys = touches

# Tiroirs
page-drawer-rules = Règles
page-drawer-cards = Cartes
page-drawer-menu = Table
page-drawer-keys = Touches
page-drawer-list = Toutes les options
page-text-view = Vue en texte
page-at-once = Choisir sans sceau
page-sound = Un son quand c’est à moi
page-look-through = Voir depuis la place { $player }
page-pause = Proposer une pause
page-resume = Proposer de reprendre
page-rewind = Proposer de revenir à ce coup
page-end-by-agreement = Proposer d’arrêter la partie
page-resign = Abandonner
page-resign-sure = Un bot continuera pour vous. Abandonner ?
page-resign-yes = Oui, abandonner
page-keep-playing = Continuer à jouer
page-record = Télécharger la partie
page-report = Signaler cette position
page-reported = Signalé, merci
page-report-text = Quelque chose ne va pas dans cette position.

# Touches
page-key-choose = choisir ce qui porte la lettre
page-key-amounts = places en ligne et montants
page-key-seal = sceller
page-key-leave = quitter l’étape, fermer ce qui est ouvert
page-key-undo = revenir ou annuler
page-key-hint = conseil
page-key-why = pourquoi pas, ou toutes les options
page-key-inspect = montrer la carte en grand
page-key-rules = règles
page-key-log = journal
page-key-panels = joueur suivant
page-key-replay = un coup en arrière ou en avant
page-key-keys = ces touches
