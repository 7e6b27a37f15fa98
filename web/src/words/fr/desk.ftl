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
desk-import = Apporter un procès-verbal
desk-independent = Bequest est un projet libre et indépendant, sans lien avec les éditeurs. Tous les dessins et tous les textes sont de nous.
desk-nowhere = Il n’y a rien ici.
desk-nowhere-more = Le bureau n’a pas de page { $path }. Le lien est peut-être ancien, ou une lettre s’est perdue en route.
desk-try-again = Réessayer

# Accueil
desk-games = Les jeux
desk-where-crecy = France, trois générations
desk-where-lastwill = Londres, ruiné avant vendredi
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
desk-brought = un procès-verbal
desk-under-way = en cours
desk-you-inside = vous
desk-guest = un invité
desk-open-seat = place libre

# Options des jeux
desk-option-crecy-mode-solo_standard = Solo standard
desk-option-crecy-mode-solo_standard-about = Trois générations à vous seul ; qui se tient au salon ferme une porte à la cour.
desk-option-crecy-mode-solo_testament = Le Testament
desk-option-crecy-mode-solo_testament-about = Retrouvez vos ancêtres en remontant l’arbre, jusqu’à ce que neuf indices concordent.
