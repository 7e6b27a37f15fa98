# Le plateau de Gears of Time.
page-gears-timeline = Frise
page-gears-hand = Votre main · { $n }
page-gears-no-cards = aucune carte
page-gears-piles = Piles et Réserve
page-gears-draw = Piocher
page-gears-left = reste { $n }
page-gears-draw-pile = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-gears-discards = Défausse
page-gears-known-n = { $n ->
    [one] { $n } connue
   *[other] { $n } connues
}
page-gears-known = Vous y connaissez : { $names }
page-gears-pool = Réserve
page-gears-your-pool = votre Réserve
page-gears-supply = stock
page-gears-pool-short = Rés. { $n }
page-gears-score = Points
page-gears-cards = Cartes en main
page-gears-in = en
page-gears-rank = { $n ->
    [1] 1er à jouer
   *[other] { $n }e à jouer
}
page-gears-pursuit = vise { $name }
page-gears-pursues = vise { $name } : +{ $bonus }
page-gears-a-fate = une carte Destin secrète
page-gears-extra-turn-used = a déjà eu un tour de plus dans cette manche

# Périodes
page-gears-present = Présent
page-gears-present-at = Présent, { $frame }
page-gears-future-at = { $frame }, encore à venir
page-gears-frame-at = Période { $frame }, { $room ->
    [one] { $room } place
   *[other] { $room } places
}
page-gears-column = Technologies en { $frame }
page-gears-room-left = { $n ->
    [one] Encore { $n } place
   *[other] Encore { $n } places
}
page-gears-era-ts = Raccord
page-gears-era-t0 = Braise
page-gears-era-t1 = Argile
page-gears-era-t2 = Bronze
page-gears-era-t3 = Fer
page-gears-era-t4 = Voile
page-gears-era-t5 = Presse
page-gears-era-t6 = Vapeur
page-gears-era-t7 = Étincelle
page-gears-era-t8 = Aile
page-gears-era-t9 = Orbite

# Technologies
page-gears-cost = Coût en défausses
page-gears-reward = Récompense
page-gears-needs = Exige
page-gears-stands = en place :
page-gears-fundamental = N’exige rien, fondamentale
page-gears-leads-to = Mène à
page-gears-leads-to-some = { $name } et { $n } autres
page-gears-lacks = exige { $names }
page-gears-without = sans { $name }
page-gears-successful = réussie
page-gears-failed = échouée
page-gears-in-hand = en main
page-gears-cubes-of = { $player } : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
page-gears-ability-established = a un pouvoir quand elle est établie
page-gears-ability-activation = peut être activée
page-gears-activated = activée pendant ce tour
page-gears-verdict-succeeds = réussit ici
page-gears-verdict-would-succeed = réussirait
page-gears-verdict-fails = échouerait : manque { $names }
page-gears-verdict-lacks = échouerait : il en manque { $n }
page-gears-verdict-leaves = un autre restera
page-gears-verdict-fragile = { $names } : partira faute de cubes
page-gears-forecast = Si la manche finissait maintenant
page-gears-forecast-with = avec { $name } { $points }
page-gears-tree = Arbre des technologies
page-gears-tree-short = Arbre
page-gears-tree-about = Les lignes vont de ce qui est exigé à ce qui l’exige. Les plaques claires réussissent sur la frise, les hachurées ont échoué.

# Pioche, Destin, ordre
page-gears-drawn = Cartes piochées
page-gears-keep-one = Piochées : gardez-en une
page-gears-draws = { $player } pioche
page-gears-fate-free = { $lasting ->
    [true] Destin · dure
   *[other] Destin · gratuit
}
page-gears-secret = vous seul voyez ceci
page-gears-draft-area = Zone de sélection
page-gears-fate-taken = une prise pendant ce tour
page-gears-stray = Cartes Destin dont la technologie a disparu
page-gears-left-out = { $n ->
    [one] { $n } carte Destin n’a été donnée à personne
   *[other] { $n } cartes Destin n’ont été données à personne
}
page-gears-out = Cartes Destin utilisées : { $names }
page-gears-extra-room = La prochaine technologie établie pendant ce tour peut entrer dans une période pleine ({ $n ->
    [one] { $n } place de plus
   *[other] { $n } places de plus
})
page-gears-extra-turn = { $state ->
    [due] Un tour de plus va suivre
   *[other] Tour de plus
}
page-gears-order = Ordre du tour
page-gears-position = Position { $n }
page-gears-position-free = libre

# Manches
page-gears-round = Manche
page-gears-turn = Tour
page-gears-action = Action
page-gears-of = { $n } sur { $all }

# Onglets
page-gears-tab-timeline = Frise
page-gears-tab-hand = Main
page-gears-tab-rivals = Rivaux
page-gears-tab-tree = Arbre
page-gears-tab-log = Journal

# Vue en texte
page-gears-text-choices = Choix
page-gears-text-moment = { $phase ->
    [setup] Mise en place
    [I] Manche { $round }, tour { $turn }
    [over] La partie est finie
   *[other] Entre les manches
}
page-gears-text-player = Joueur
page-gears-text-where = Marqueur
page-gears-text-state = État
page-gears-text-failed = échouée, manque { $names }
page-gears-text-cubes = Cubes
page-gears-text-fate = { $card } de { $player }
page-gears-text-card = Carte
page-gears-text-does = Exige et fait
page-gears-text-verdict = Ici

# Compteurs et sortes de cartes
page-gears-fact-score = points
page-gears-fact-pool = cubes dans la Réserve
page-gears-fact-hand = cartes en main
page-gears-fact-fates = cartes Destin
page-gears-kind-technology = Technologies
page-gears-kind-fate = Cartes Destin
page-gears-kind-character = Personnages
