# Le plateau de Last Will.

# Onglets du téléphone, manches et phases
page-lastwill-tab-errands = Courses
page-lastwill-tab-plans = Plans
page-lastwill-tab-board = Plateau
page-lastwill-tab-hand = Main
page-lastwill-tab-heirs = Héritiers
page-lastwill-rounds = Manches
page-lastwill-phases = Phases de la manche
page-lastwill-phase-plans = Plans
page-lastwill-phase-errands = Courses
page-lastwill-phase-actions = Actions

# Plans
page-lastwill-plans = Plans
page-lastwill-left-first = la gauche joue d’abord
page-lastwill-plan-order = cartes · garçons · actions
page-lastwill-plan = Plan { $plan } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $errands ->
    [one] { $errands } garçon de courses
   *[other] { $errands } garçons de courses
}, { $actions ->
    [0] aucune action
    [one] { $actions } action
   *[other] { $actions } actions
}
page-lastwill-neutral = un marqueur neutre
page-lastwill-no-plan = pas encore de plan
page-lastwill-nobody = aucun

# Marché immobilier
page-lastwill-market = Marché immobilier
page-lastwill-market-short = Marché
page-lastwill-market-note = achat et vente
page-lastwill-sells = { $card } se vend
page-lastwill-costs = { $card } coûte
page-lastwill-cell-sells = { $card } se vend { $pounds }
page-lastwill-cell-costs = { $card } coûte { $pounds }
page-lastwill-none-of-yours = aucune à vous

# Offre et pioches
page-lastwill-offer = À prendre
page-lastwill-place = Emplacement { $place }
page-lastwill-taken = { $card }, { $own ->
    [yes] prise par vous
   *[no] prise par { $player }
}
page-lastwill-taken-by = prise par { $own ->
    [yes] vous
   *[no] { $player }
}
page-lastwill-empty = vide
page-lastwill-decks = Pioches
page-lastwill-pile = { $deck } : { $n } à piocher, { $discarded } défaussées
page-lastwill-special = cartes spéciales : { $one } à 1 couronne, { $two } à 2, { $three } à 3 ; { $removed } hors jeu

# Courses
page-lastwill-errands = Courses
page-lastwill-errands-done = { $n ->
    [0] plus rien à prendre
    [one] reste { $n } carte à prendre
   *[other] restent { $n } cartes à prendre
}
page-lastwill-space-opera = Opéra
page-lastwill-space-unknown = Carte inconnue
page-lastwill-space-wild = Joker
page-lastwill-space-extension = Extension
page-lastwill-space-market = Marché
page-lastwill-space-group = Groupe
page-lastwill-errand-opera = dépenser tout de suite
page-lastwill-errand-unknown = pioche au choix
page-lastwill-errand-wild = tout compagnon
page-lastwill-errand-extension = +1 case, reste { $n }
page-lastwill-errand-market = déplacer les jetons
page-lastwill-errand-group = une des trois

# Plateaux, bourse et main
page-lastwill-board = Votre plateau
page-lastwill-board-of = Plateau de { $player }
page-lastwill-own-board = Votre plateau
page-lastwill-filled = { $n } cases sur { $of }
page-lastwill-look = Montrer le plateau de { $player }
page-lastwill-free-space = Case libre { $n }
page-lastwill-free-short = case libre
page-lastwill-extended = extension
page-lastwill-purse = Votre bourse
page-lastwill-purse-of = Bourse de { $player }
page-lastwill-to-spend = Reste à dépenser
page-lastwill-actions-left = { $n ->
    [0] aucune action
    [one] { $n } action
   *[other] { $n } actions
}
page-lastwill-no-actions = aucune action
page-lastwill-white = blanche
page-lastwill-houses = { $n ->
    [0] Aucune maison
    [one] { $n } maison
   *[other] { $n } maisons
}
page-lastwill-houses-worth = { $n ->
    [one] { $n } maison, valeur
   *[other] { $n } maisons, valeur
}
page-lastwill-worth = fortune
page-lastwill-your-worth = votre fortune
page-lastwill-tonight = ce soir { $pounds }
page-lastwill-bankrupt = Endetté : plus c’est profond, mieux c’est.
page-lastwill-debt-closed = { $n ->
    [one] La dette s’ouvre une fois la maison vendue.
   *[other] La dette s’ouvre une fois toutes les maisons vendues.
}
page-lastwill-debt-open = Sans maison, vous pouvez vous endetter.
page-lastwill-end = Finir le tour
page-lastwill-lapse = { $n ->
    [one] { $n } action perdue
   *[other] { $n } actions perdues
}
page-lastwill-hand = Votre main · { $n }
page-lastwill-no-cards = aucune carte
page-lastwill-keep-none = Ne plus rien garder

# Coups d’une carte du plateau
page-lastwill-move-activate = Activer { $pounds }
page-lastwill-move-maintain = Entretenir { $pounds }
page-lastwill-move-sell = Vendre { $pounds }
page-lastwill-move-add = { $who } : { $pounds }
page-lastwill-free = gratuit

# Cartes
page-lastwill-to-put = de plus, pour la poser
page-lastwill-crowns = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
page-lastwill-used = activée dans cette manche
page-lastwill-values = valeurs { $values }
page-lastwill-value-now = vaut { $pounds } à présent
page-lastwill-tokens = { $n ->
    [one] { $n } compagnon à bord
   *[other] { $n } compagnons à bord
}
page-lastwill-a-event = Événement
page-lastwill-a-expense = Dépense
page-lastwill-a-helper = Assistant
page-lastwill-a-companion = Compagnon
page-lastwill-a-wild = tout compagnon
page-lastwill-a-mansion = Demeure
page-lastwill-a-town-house = Maison de ville
page-lastwill-a-manor-house = Manoir
page-lastwill-a-farm = Ferme

# Ce que font les cartes, plus court que dans les règles, avec les mêmes arguments
page-lastwill-privilege-trade = { $uses } par manche : { $types }, achat ou vente sans action
page-lastwill-privilege-price = { $types } : prix ±{ $lower }
page-lastwill-privilege-price-apart = { $types } : prix { $way ->
    [lower] −{ $lower }
    [raise] +{ $raised }
   *[both] −{ $lower } ou +{ $raised }
}
page-lastwill-privilege-maintain = { $uses } par manche : activer { $types } sans action
page-lastwill-privilege-upkeep = activer { $types } : +{ $pounds }
page-lastwill-privilege-bonus = chaque carte { $symbols } : +{ $pounds }{ $opera ->
    [yes] , opéra aussi
   *[no] { "" }
}
page-lastwill-privilege-opera = opéra : +{ $pounds }
page-lastwill-privilege-action = +1 action par manche
page-lastwill-privilege-white-action = +1 action par manche pour cartes blanches
page-lastwill-privilege-draw = { $n ->
    [one] { $n } carte de plus
   *[other] { $n } cartes de plus
} avec un plan
page-lastwill-privilege-draw-events = { $n ->
    [one] { $n } événement de plus
   *[other] { $n } événements de plus
} avec un plan
page-lastwill-privilege-draw-helpers = { $n } assistants ou dépenses de plus avec un plan
page-lastwill-privilege-draw-properties = { $n ->
    [one] { $n } propriété de plus
   *[other] { $n } propriétés de plus
} avec un plan
page-lastwill-privilege-draw-companions = { $n ->
    [one] { $n } compagnon de plus
   *[other] { $n } compagnons de plus
} avec un plan
page-lastwill-privilege-hand = gardez { $n ->
    [one] { $n } carte de plus
   *[other] { $n } cartes de plus
}
page-lastwill-do-animals = { $n ->
    [one] { $n } chien ou cheval
   *[other] { $n } chiens ou chevaux
} pour vos cartes
page-lastwill-do-actions = { $n ->
    [one] +{ $n } action
   *[other] +{ $n } actions
}
page-lastwill-do-depreciation = les maisons perdent { $n ->
    [one] { $n } cran
   *[other] { $n } crans
}

# Héritiers et leur allure
page-lastwill-player = Héritier
page-lastwill-balance = Solde
page-lastwill-balances = Soldes
page-lastwill-worth-houses = Maisons
page-lastwill-cards-in-hand = Cartes en main
page-lastwill-starter = premier joueur
page-lastwill-broke = ruiné
page-lastwill-pace = Allure
page-lastwill-pace-note = tous ont commencé à { $n } £
page-lastwill-debt = dette
page-lastwill-dry = à sec à la manche { $round }
page-lastwill-dry-late = pas à sec à temps
page-lastwill-dry-now = vous êtes à sec

# Vue en texte
page-lastwill-choices = Choix

# Compteurs, et sortes de cartes
page-lastwill-fact-pounds = livres
page-lastwill-fact-actions = Actions
page-lastwill-fact-white_actions = actions pour cartes blanches
page-lastwill-fact-errand_boys = Garçons de courses
page-lastwill-fact-hand = cartes en main
page-lastwill-fact-spaces = cases du plateau
page-lastwill-kind-event = Événements
page-lastwill-kind-expense = Dépenses
page-lastwill-kind-helper = Assistants
page-lastwill-kind-property = Propriétés
page-lastwill-kind-companion = Compagnons
page-lastwill-kind-wild = Jokers
page-lastwill-kind-will = Testaments
page-lastwill-kind-plan = Plans
