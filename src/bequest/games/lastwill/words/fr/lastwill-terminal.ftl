# Les cartes de Last Will en une ligne.
lastwill-cards-sells = se vend { $price }
lastwill-cards-used =
    { $uses ->
        [one] déjà utilisé
       *[other] utilisé { $n } fois sur { $uses }
    }

# Ce qu’on tape pour les lieux de course sans emplacement imprimé, et pour ce qu’on fait d’une carte du plateau.
lastwill-label-group = gr
lastwill-label-extension = an
lastwill-label-market = ma
lastwill-label-opera = op
lastwill-label-unknown = in
lastwill-label-activate = a
lastwill-label-add = c
lastwill-label-sell = v
lastwill-table-prices = jeton, £ vente de la vôtre, (£) achat de celle en main
lastwill-table-unchanged = comme maintenant
lastwill-table-counts = { $card } { $value }
lastwill-table-worth =
    { $balance }{ $n ->
        [0] { "" }
       *[other] {" + "}{ $cards } = valeur { $worth }
    }

# La table.
lastwill-table-legend = Le plan le plus à gauche joue d’abord. Un montant après un nombre d’actions est ce que brûle un événement ou une activation ; ○ est une case de compagnon vide, ● une case remplie, ✓ une carte activée dans cette manche ; [ ] marque la valeur d’une résidence sur son échelle, qui baisse à la fin de chaque manche sauf si vous l’activez. Les jetons du marché changent les prix d’achat et de vente. Un joueur qui possède une propriété ne peut pas s’endetter. À la fin d’une manche on garde 2 cartes ; les jokers sont rendus. ★ est une couronne d’une carte spéciale. De chaque pioche, les cartes restantes viennent d’abord, les défaussées entre parenthèses.
lastwill-table-setup = Mise en place
lastwill-table-offering = offre
lastwill-table-planning = planification
lastwill-table-errand = courses
lastwill-table-end-of-round = fin de manche
lastwill-table-over = La partie est terminée
lastwill-table-round =
    Manche { $round } sur { $rounds }{ $last ->
        [yes] , la dernière
       *[no] {""}
    } : { $phase }
lastwill-table-you = { $player } (vous)
lastwill-table-balance = solde
lastwill-table-plan = plan
lastwill-table-boys = courses
lastwill-table-actions = actions
lastwill-table-bankrupt = en faillite
lastwill-table-starter = premier joueur
lastwill-table-white =
    { $n ->
        [one] { $n } action blanche supplémentaire
       *[other] { $n } actions blanches supplémentaires
    }
lastwill-table-known = dont on connaît : { $cards }
lastwill-table-in-hand =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ({ $backs })
lastwill-table-events =
    { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
lastwill-table-helpers =
    { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
lastwill-table-properties =
    { $n ->
        [one] { $n } propriété
       *[other] { $n } propriétés
    }
lastwill-table-companions =
    { $n ->
        [one] { $n } compagnon
       *[other] { $n } compagnons
    }
lastwill-table-wild =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
lastwill-table-crown-1 =
    { $n ->
        [one] { $n } spéciale ★
       *[other] { $n } spéciales ★
    }
lastwill-table-crown-2 =
    { $n ->
        [one] { $n } spéciale ★★
       *[other] { $n } spéciales ★★
    }
lastwill-table-crown-3 =
    { $n ->
        [one] { $n } spéciale ★★★
       *[other] { $n } spéciales ★★★
    }
lastwill-table-plans = Plans
lastwill-table-plan-cards = cartes
lastwill-table-plan-boys = garçons de courses
lastwill-table-chosen = choisi par
lastwill-table-blocked = bloqué
lastwill-table-order = Ordre des plans
lastwill-table-market = Marché
lastwill-table-piles = Pioches
lastwill-table-pile = { $cards } ({ $out })
lastwill-table-offering-board = Offre
lastwill-table-errands = Courses
lastwill-table-visited = { $space } : { $players }
lastwill-table-left =
    { $space } ({ $n ->
        [one] { $n } restante
       *[other] { $n } restantes
    })
lastwill-table-free =
    { $space } ({ $n ->
        [one] { $n } place
       *[other] { $n } places
    })
lastwill-table-board-of = { $player } ({ $n }/{ $spaces } cases)
lastwill-table-your-board =
    Votre plateau ({ $spaces } cases, { $free ->
        [0] aucune libre
        [one] { $free } libre
       *[other] { $free } libres
    })
lastwill-table-your-hand =
    Votre main ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    })
lastwill-table-with = Compagnons :
lastwill-table-no-keeping = La dernière manche est finie. Les cartes en main ne comptent plus : on ne demande à personne lesquelles garder.
lastwill-table-no-hand = Votre main est vide.

# La fin.
lastwill-result-winner =
    La partie est terminée. { $player } gagne, { $how ->
        [debt] avec une dette de { $amount }
       *[worth] avec un patrimoine de { $amount }
    }.
lastwill-result-rank = rang
lastwill-result-worth = patrimoine
lastwill-result-order = ordre des plans
lastwill-result-properties = possède { $cards }
lastwill-result-property = { $card } { $value } + { $more }
lastwill-result-tie = De joueurs au même patrimoine, celui dont le plan était le plus à gauche est devant.

# Ce qu’est le jeu, pour qui en choisit un.
lastwill-about = Dilapidez un héritage plus vite que vos cousins, en dîners, en calèches et en demeures qui tombent en ruine.

# Les parties de la table qui se regardent seules : les mots de chacune, dont on montre le premier.
lastwill-part-hand = main, cartes
lastwill-part-board = plateaux, plateau, propriétés
lastwill-part-offering = offre, courses
lastwill-part-plans = plans, planification
lastwill-part-market = marché, pioches
lastwill-part-players = joueurs, chiffres
