# Last Will.
# Les joueurs s’appellent par leur couleur.
lastwill-player-red = Rouge
lastwill-player-purple = Violet
lastwill-player-blue = Bleu
lastwill-player-yellow = Jaune
lastwill-player-green = Vert

# L’argent, des nombres de choses, et ce qui les relie.
lastwill-pounds =
    { $sign ->
        [plus] +{ $n } £
        [minus] −{ $n } £
       *[none] { $n } £
    }
lastwill-actions =
    { $n ->
        [0] sans action
        [one] { $n } action
       *[other] { $n } actions
    }
lastwill-pair = { $actions } et { $pounds }
lastwill-or-none = { $actions } ou aucune
lastwill-from-to = de { $first } à { $last }
lastwill-comma = { $first }, { $next }
lastwill-semicolon = { $first } ; { $next }
lastwill-sentences = { $first } { $next }
lastwill-count-any =
    { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
lastwill-count-events =
    { $n ->
        [0] aucun événement
        [one] { $n } événement
       *[other] { $n } événements
    }
lastwill-count-helpers =
    { $n ->
        [0] aucun assistant ni dépense
        [one] { $n } assistant ou dépense
       *[other] { $n } assistants ou dépenses
    }
lastwill-count-properties =
    { $n ->
        [0] aucune propriété
        [one] { $n } propriété
       *[other] { $n } propriétés
    }
lastwill-count-companions =
    { $n ->
        [0] aucun compagnon
        [one] { $n } compagnon
       *[other] { $n } compagnons
    }
lastwill-count-crown-1 =
    { $n ->
        [one] { $n } carte spéciale à 1 couronne
       *[other] { $n } cartes spéciales à 1 couronne
    }
lastwill-count-crown-2 =
    { $n ->
        [one] { $n } carte spéciale à 2 couronnes
       *[other] { $n } cartes spéciales à 2 couronnes
    }
lastwill-count-crown-3 =
    { $n ->
        [one] { $n } carte spéciale à 3 couronnes
       *[other] { $n } cartes spéciales à 3 couronnes
    }
lastwill-plan =
    { $cards ->
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

# Des noms sans article.
lastwill-companion-chef = cuisinier
lastwill-companion-guest = invité
lastwill-companion-dog = chien
lastwill-companion-horse = cheval
lastwill-type-mansion = demeure
lastwill-type-town-house = maison de ville
lastwill-type-manor-house = manoir
lastwill-type-farm = ferme
lastwill-symbol-silverware = couverts
lastwill-symbol-coach = calèche
lastwill-symbol-mask = masque
lastwill-symbol-helm = barre
lastwill-symbol-wine-glass = verre de vin
lastwill-pile-events = événements
lastwill-pile-helpers = assistants et dépenses
lastwill-pile-properties = propriétés
lastwill-pile-companions = compagnons
lastwill-pile-special = cartes spéciales
lastwill-errand-place = emplacement { $place }
lastwill-errand-group = le groupe
lastwill-errand-w1 = joker W1
lastwill-errand-w2 = joker W2
lastwill-errand-extension = annexe
lastwill-errand-market = marché immobilier
lastwill-errand-opera = opéra
lastwill-errand-unknown = carte inconnue
# Une carte dans une phrase : son nom peut commencer par un article.
lastwill-named = « { $card } »
# Un jeton du marché sur un type de propriété, comme demeure −3 ; et ce qu’il était avant.
lastwill-token = { $type } { $token }
lastwill-token-changed = { $type } { $before }→{ $token }
# Une carte du plateau dont il y a un autre exemplaire.
lastwill-on-space = { $card } (case { $space })

# Ce qui est demandé.
lastwill-decision-block = { $player }, quel plan bloquez-vous avec votre marqueur neutre ?
lastwill-decision-plan = { $player }, quel plan choisissez-vous pour cette manche ?
lastwill-decision-errand =
    { $player }, où va votre garçon de courses ? { $boys ->
        [one] C’est le dernier de cette manche.
       *[other] Il vous en reste { $boys }.
    }
lastwill-decision-turn =
    { $player }, que faites-vous ? Vous avez { $actions ->
        [0] 0 action
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $white ->
        [0] { "" }
        [one] { "" }, { $white } action supplémentaire pour les cartes blanches
       *[other] { "" }, { $white } actions supplémentaires pour les cartes blanches
    } et { $debt ->
        [yes] un solde de { $balance }
       *[no] { $balance }
    }.
lastwill-decision-start =
    { $player }, lesquelles de vos { $hand } cartes de départ gardez-vous ? { $n ->
        [0] Vous en gardez exactement { $most } ; les autres sont défaussées.
       *[other] Vous gardez { $kept }. Quelle est la suivante ?
    }
lastwill-decision-keep =
    { $hand ->
        [one] { $player }, la manche est finie : gardez-vous votre seule carte ?
       *[other] { $player }, la manche est finie : lesquelles de vos { $hand } cartes gardez-vous ? { $n ->
            [0] { $all ->
                [yes] Vous pouvez les garder toutes.
               *[no] { $most } au plus ; les autres sont défaussées.
            }
           *[other] Vous gardez déjà { $kept }, sur { $most } au plus.
        }
    }
lastwill-decision-extra =
    Plan { $plan } : { $n ->
        [one] { $helpers } vous permet de piocher en plus { $drawn }. Le faites-vous ?
       *[other] { $helpers } vous permettent chacun de piocher en plus { $drawn }. Combien d’entre eux le font ?
    }
lastwill-decision-divide =
    Plan { $plan } : vous piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $n ->
        [0] { "" }
       *[other] { "" }, dont déjà { $assigned }
    }. Combien dans le paquet des { $deck } ({ $left ->
        [one] { $left } restante
       *[other] { $left } restantes
    }) ?
lastwill-decision-group = Quelle carte du groupe prenez-vous ?
lastwill-decision-order = Le marché immobilier : quels jetons laissez-vous sur les types ? Maintenant : { $market }. Ils changent les prix d’achat et de vente.
lastwill-decision-deck = La carte inconnue : dans quel paquet piochez-vous ?
lastwill-decision-opera = L’opéra : combien dépensez-vous ? Vous avez { $balance }.
lastwill-decision-option =
    { $card } : que payez-vous ? Vous avez { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $white ->
        [0] { "" }
        [one] { "" }, { $white } action supplémentaire pour les cartes blanches
       *[other] { "" }, { $white } actions supplémentaires pour les cartes blanches
    } et { $balance }.
lastwill-decision-coin =
    { $card } : qui jouez-vous pour la pièce « { $type } » ({ $pounds }) ?{ $n ->
        [0] { "" }
       *[other] { " " }Déjà joué avec elle : { $used }.
    }
lastwill-decision-white = { $card } coûte { $actions } : combien d’actions supplémentaires pour les cartes blanches utilisez-vous ?
lastwill-decision-amount = { $card } : combien dépensez-vous ? Vous avez { $balance }.
lastwill-decision-animal = { $card } : quelle carte reçoit l’animal { $number }, sur { $most } au plus ?
lastwill-decision-depreciation = { $card } : quelle résidence perd de la valeur ? Cran { $number } sur { $most }.
lastwill-decision-room = Aucune case n’est libre : quelle carte défaussez-vous pour faire de la place à { $card } ?
lastwill-decision-waiver =
    { $what ->
        [activate] Activer { $card }
        [sell] Vendre { $card }
       *[buy] Acheter { $card }
    } pour { $actions }, ou avec l’aide d’un assistant ?
lastwill-decision-price =
    { $what ->
        [sell] À quel prix vendez-vous { $card } ?
       *[buy] À quel prix achetez-vous { $card } ? Vous avez { $balance }.
    }
lastwill-decision-companion = { $card } : qui devient son { $type } ({ $pounds }) ?

# Ce qui peut être choisi : seul, et après le nom de son groupe.
lastwill-choice-card = { $card }
lastwill-choice-seat = Place { $seat }
lastwill-choice-plan =
    { $what ->
        [block] Bloquer le plan { $plan } : { $text }
       *[plan] Plan { $plan } : { $text }
    }
lastwill-choice-no-plan = Plan { $plan }
lastwill-choice-extra =
    { $n ->
        [0] Aucune carte de plus
       *[other] Piocher en plus { $drawn }
    }
lastwill-choice-divide =
    { $n ->
        [0] Aucune
       *[other] { $drawn }
    }{ $rest ->
        [0] { "" }
       *[other] { $last ->
            [yes] { "" }, { $others }
           *[no] { "" }, { $others } des paquets suivants
        }
    }
lastwill-choice-place = { $place } : { $card } – { $text }
lastwill-choice-group = Une carte du groupe : { $cards }
lastwill-choice-w1 = W1 : joker, pour n’importe quel compagnon
lastwill-choice-w2 = W2 : joker, pour n’importe quel compagnon
lastwill-choice-extension = Annexe : 1 case de carte de plus ({ $extensions } en stock)
lastwill-choice-market = Marché immobilier : disposer les jetons
lastwill-choice-opera = Opéra : dépenser { $pounds }
lastwill-choice-unknown = Carte inconnue : piocher 1 carte du paquet de votre choix
lastwill-choice-order = { $market }
lastwill-choice-leave = Sans changement : { $market }
lastwill-choice-deck =
    Paquet des { $deck } ({ $n ->
        [0] { $discards } à remélanger
       *[other] { $n } en pioche
    })
lastwill-choice-take = { $card } – { $text }
lastwill-choice-play = Jouer { $card } : { $cost }
lastwill-choice-put = Poser { $card } : { $cost }
lastwill-choice-buy = Acheter { $card } pour { $price } : { $actions }
lastwill-choice-activate = Activer { $card } : { $actions }, { $pounds }
lastwill-choice-activate-only = Activer { $card }
lastwill-choice-sell = Vendre { $card } pour { $price } : { $actions }
lastwill-choice-sell-only = Vendre { $card }
lastwill-choice-add = Ajouter un { $type } à { $card } ({ $pounds }) : 1 action
lastwill-choice-add-only = Ajouter un compagnon à { $card }
lastwill-choice-end =
    { $actions ->
        [0] Terminer le tour
        [one] Terminer le tour ; { $actions } action est perdue
       *[other] Terminer le tour ; { $actions } actions sont perdues
    }{ $n ->
        [0] { "" }
       *[other] { "" } ; { $idle }
    }
lastwill-choice-idle = encore à activer : { $cards }
lastwill-idle-card = { $card } ({ $actions })
lastwill-short-idle =
    { $n ->
        [one] encore { $n } carte à activer
       *[other] encore { $n } cartes à activer
    }
lastwill-short-place = { $place } { $card }
lastwill-choice-option = Option { $option }
lastwill-choice-coin =
    { $wild ->
        [yes] { $card } (comme { $type }) : { $pounds }
       *[no] { $card } : { $pounds }
    }
lastwill-choice-companion =
    { $wild ->
        [yes] { $card } (comme { $type })
       *[no] { $card }
    }
lastwill-choice-none = Personne
lastwill-choice-enough =
    { $what ->
        [animal] Pas d’autre animal
        [none] Aucune
       *[keep] Pas d’autre
    }
lastwill-choice-white =
    { $n ->
        [0] Aucune
        [one] { $n } action supplémentaire
       *[other] { $n } actions supplémentaires
    }{ $rest ->
        [0] { "" }
       *[other] { "" }, { $actions } du compteur
    }
lastwill-choice-amount = { $pounds } ({ $parts })
lastwill-helper-part = { $card } { $pounds }
lastwill-choice-pay = Payer { $actions }
lastwill-choice-waiver =
    { $card } : sans action ({ $left ->
        [one] { $left } utilisation restante
       *[other] { $left } utilisations restantes
    })
lastwill-choice-discard =
    Défausser { $card }{ $tokens ->
        [0] { "" }
        [one] { "" } avec { $tokens } jeton
       *[other] { "" } avec { $tokens } jetons
    }
lastwill-choice-animal = { $card } : { $type }, { $pounds }
lastwill-choice-step = { $card } : { $before } → { $after }
lastwill-choice-empty = case { $space }
lastwill-group-hand = Main
lastwill-group-board = Plateau
lastwill-group-end = Fin
lastwill-group-offering = Offre
lastwill-group-errands = Courses

# Ce que dit une carte, d’après les données en service.
lastwill-kind-event =
    { $crowns ->
        [0] Événement
        [one] Événement spécial, { $crowns } couronne
       *[other] Événement spécial, { $crowns } couronnes
    }
lastwill-kind-expense =
    { $crowns ->
        [0] Dépense
        [one] Dépense spéciale, { $crowns } couronne
       *[other] Dépense spéciale, { $crowns } couronnes
    }
lastwill-kind-helper =
    { $crowns ->
        [0] Assistant
        [one] Assistant spécial, { $crowns } couronne
       *[other] Assistant spécial, { $crowns } couronnes
    }
lastwill-kind-mansion =
    { $crowns ->
        [0] Demeure
        [one] Demeure spéciale, { $crowns } couronne
       *[other] Demeure spéciale, { $crowns } couronnes
    }
lastwill-kind-town-house =
    { $crowns ->
        [0] Maison de ville
        [one] Maison de ville spéciale, { $crowns } couronne
       *[other] Maison de ville spéciale, { $crowns } couronnes
    }
lastwill-kind-manor-house =
    { $crowns ->
        [0] Manoir
        [one] Manoir spécial, { $crowns } couronne
       *[other] Manoir spécial, { $crowns } couronnes
    }
lastwill-kind-farm =
    { $crowns ->
        [0] Ferme
        [one] Ferme spéciale, { $crowns } couronne
       *[other] Ferme spéciale, { $crowns } couronnes
    }
lastwill-head-symbols = { $head }, { $symbols }
lastwill-coin = { $type } { $pounds }
lastwill-space = { $type } { $pounds }
lastwill-formula = { $each }
lastwill-each-farm = { $pounds } par ferme
lastwill-each-dog = { $pounds } par chien sur les fermes
lastwill-each-horse = { $pounds } par cheval sur les fermes
lastwill-text-card = { $card } : { $text } { $marks } { $note }
lastwill-text-event = { $head } : { $cost }.
lastwill-text-effect = Effet : { $effect }.
lastwill-text-put = { $head }. Pose : { $cost }.
lastwill-text-property =
    { $farm ->
        [yes] { $head } : { $scale }, sans dépréciation.
       *[no] { $head } : { $scale }.
    }
lastwill-text-activate = Activation : { $upper }.
lastwill-text-privilege = Privilège : { $privilege }.
lastwill-text-companion = Compagnon ({ $type }) : avec une carte blanche, pour les livres de sa pièce, ou, pour 1 action, comme jeton sur la prochaine case de compagnon d’une carte de votre plateau.
lastwill-text-wild = Tient lieu de n’importe quel compagnon. Après usage, et à la fin de la manche, la carte retourne à son emplacement.
lastwill-text-will = Chaque joueur commence avec { $pounds }.
lastwill-text-copies = { $n } exemplaires.
lastwill-brief = { $head } : { $text }
lastwill-brief-stars = { $head } { $stars }
lastwill-brief-space = ○ { $type } { $pounds }
lastwill-brief-values = valeur { $notes }
lastwill-cards-companion = pour une pièce ou une case de compagnon
lastwill-cards-price = prix { $price }
lastwill-cards-put = à poser pour { $cost }
lastwill-cards-upper = { $actions } → { $amounts }
lastwill-brief-wild = Pour n’importe quel compagnon
lastwill-do-animals =
    { $n ->
        [one] mettre un chien ou un cheval de la banque sur une de vos cartes
       *[other] mettre jusqu’à { $n } chiens et chevaux de la banque sur vos cartes
    }
lastwill-do-actions =
    gagner { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
lastwill-do-depreciation =
    vos résidences perdent { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } de valeur en tout

# Les privilèges des assistants.
lastwill-a-mansion = une demeure
lastwill-a-town-house = une maison de ville
lastwill-a-manor-house = un manoir
lastwill-a-farm = une ferme
lastwill-a-residence = une résidence
lastwill-a-property = une propriété
lastwill-privilege-trade =
    { $uses ->
        [1] une fois
        [2] deux fois
       *[other] { $uses } fois
    } par manche, acheter ou vendre { $types } sans action
lastwill-privilege-price = en achetant ou vendant { $types }, augmenter ou baisser le prix de { $lower }
lastwill-privilege-price-apart =
    { $way ->
        [lower] en achetant ou vendant { $types }, baisser le prix de { $lower }
        [raise] en achetant ou vendant { $types }, augmenter le prix de { $raised }
       *[both] en achetant ou vendant { $types }, baisser le prix de { $lower } ou l’augmenter de { $raised }
    }
lastwill-privilege-maintain =
    { $uses ->
        [1] une fois
        [2] deux fois
       *[other] { $uses } fois
    } par manche, activer { $types } sans action
lastwill-privilege-upkeep = dépenser { $pounds } de plus en activant { $types }
lastwill-privilege-bonus =
    dépenser { $pounds } de plus à chaque utilisation d’une carte à symbole { $symbols }{ $opera ->
        [yes] { "" }, et à l’opéra
       *[no] { "" }
    }
lastwill-privilege-opera = dépenser { $pounds } de plus à l’opéra
lastwill-privilege-action = 1 action de plus à chaque manche
lastwill-privilege-white-action = 1 action supplémentaire par manche pour les cartes blanches
lastwill-privilege-draw =
    piocher { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus en choisissant un plan
lastwill-privilege-draw-events =
    piocher { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    } de plus en choisissant un plan
lastwill-privilege-draw-helpers = piocher { $n } de plus parmi les assistants et dépenses en choisissant un plan
lastwill-privilege-draw-properties =
    piocher { $n ->
        [one] { $n } propriété
       *[other] { $n } propriétés
    } de plus en choisissant un plan
lastwill-privilege-draw-companions =
    piocher { $n ->
        [one] { $n } compagnon
       *[other] { $n } compagnons
    } de plus en choisissant un plan
lastwill-privilege-hand =
    garder { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus à la fin d’une manche

# D’où viennent les valeurs d’une carte. Après « sauf » viennent les parties publiées d’un champ.
lastwill-marks-published = Tout est publié.
lastwill-marks-house = Inconnu du jeu imprimé : { $fields }.
lastwill-partly = { $field } (sauf { $parts })
lastwill-field-name = nom
lastwill-field-kind = sorte
lastwill-field-crowns = couronnes
lastwill-field-type = type
lastwill-field-symbols = symboles
lastwill-field-play-actions = actions de pose
lastwill-field-play-pounds = livres de pose
lastwill-field-banknotes = billets
lastwill-field-actions = actions
lastwill-field-pounds = livres
lastwill-field-options = options
lastwill-field-formula = formule
lastwill-field-coins = pièces
lastwill-field-spaces = cases de compagnon
lastwill-field-effect = effet
lastwill-field-privileges = privilège
lastwill-field-copies = nombre d’exemplaires
lastwill-field-amount = montant
lastwill-part-amount = le montant
lastwill-part-symbols = les symboles
lastwill-part-types = les types
lastwill-part-uses = les utilisations par manche
lastwill-part-lower = la baisse du prix
lastwill-part-raise = la hausse du prix
lastwill-part-opera = l’opéra
lastwill-part-deck = le paquet

# Ce qui s’est passé ; qui l’a fait se trouve devant.
lastwill-told = { $what } : { $parts }
lastwill-told-alone = { $parts }
lastwill-event-round = Manche { $round }
lastwill-event-over = La partie est terminée
lastwill-event-money = Chaque joueur commence avec { $amount }.
lastwill-event-market = Le marché immobilier : { $order }.
lastwill-event-rearranged = { $order }
lastwill-event-deal = À l’offre : { $cards }.
lastwill-dealt = { $place } { $card }
lastwill-event-empty = Il ne reste aucune carte pour { $places }.
lastwill-event-reshuffle =
    { $count ->
        [one] La défausse des { $deck } ({ $count } carte) est mélangée et devient leur pioche.
       *[other] La défausse des { $deck } ({ $count } cartes) est mélangée et devient leur pioche.
    }
lastwill-event-plan-order = Ordre des plans : { $seats }.
lastwill-event-wild-back =
    { $n ->
        [one] Un joker retourne à son emplacement.
       *[other] { $n } jokers retournent à leurs emplacements.
    }
lastwill-event-cleared = Retirées de l’offre : { $cards }.
lastwill-event-starting-player = est premier joueur
lastwill-event-draw = pioche { $cards }
lastwill-event-drawers = dont { $n } grâce à { $helpers }
lastwill-event-kept =
    { $count ->
        [0] ne garde aucune carte
        [one] garde { $count } carte
       *[other] garde { $count } cartes
    }{ $n ->
        [0] { "" }
       *[other] { "" } et défausse { $discarded }
    }
lastwill-event-shown = défausse ouvertement { $cards }
lastwill-event-block = bloque le plan { $plan } ({ $text })
lastwill-event-plan = choisit le plan { $plan } ({ $text })
lastwill-event-errand = envoie un garçon de courses ({ $space })
lastwill-event-take = prend { $card }
lastwill-event-take-wild = prend le joker
lastwill-event-extension = ajoute une case de carte à son plateau
lastwill-event-no-errand = n’a aucune course à faire
lastwill-event-turn = commence son tour ({ $actions })
lastwill-event-play = joue { $card } ({ $actions })
lastwill-event-with =
    { $wild ->
        [yes] avec un joker (comme { $type })
       *[no] avec un { $type }
    }
lastwill-event-put = pose { $card } ({ $actions })
lastwill-event-room = défausse { $card } pour faire de la place
lastwill-event-buy = achète { $card } pour { $price } ({ $actions })
lastwill-event-sell = vend { $card } pour { $price } ({ $actions }) et a { $balance }
lastwill-event-activate = active { $card } ({ $actions })
lastwill-event-add =
    ajoute { $who ->
        [wild] un joker
       *[companion] un { $type }
    } à { $card } (1 action)
lastwill-event-token = ajoute un { $type } à { $card }
lastwill-event-waiver = grâce à { $card }
lastwill-event-white-actions =
    { $n ->
        [one] dont une action supplémentaire pour les cartes blanches
       *[other] dont { $n } actions supplémentaires pour les cartes blanches
    }
lastwill-event-white-actions-of =
    { $n ->
        [one] dont l’action supplémentaire de { $helpers }
       *[other] dont les actions supplémentaires de { $helpers }
    }
lastwill-event-actions =
    { $n ->
        [one] { $change } action
       *[other] { $change } actions
    }
lastwill-event-spent = dépense { $amount }, solde { $balance }
lastwill-event-balance = solde { $balance }
lastwill-event-depreciated = voit { $card } tomber à { $value }
lastwill-event-bankrupt = est en faillite
lastwill-event-end-turn =
    termine son tour{ $unused ->
        [0] { "" }
        [one] { "" }, { $unused } action inutilisée
       *[other] { "" }, { $unused } actions inutilisées
    }

# Éléments des plateaux, et pièces.
lastwill-face-plan = plan { $plan }
lastwill-face-marker = marqueur de plan ({ $player })
lastwill-face-neutral = marqueur neutre
lastwill-face-starter = marqueur premier joueur
lastwill-face-boy = garçon de courses ({ $player })
lastwill-face-token = jeton { $token }
lastwill-face-text = { $name } : { $text }.

# Où l’on en est.
lastwill-standing =
    { $balance }{ $n ->
        [0] { "" }
        [one] {" et"} { $n } propriété, valeur { $worth }
       *[other] {" et"} { $n } propriétés, valeur { $worth }
    }
lastwill-balance = solde
lastwill-goal = Vous hériterez du reste de la fortune si vous dépensez votre part avant les autres. Tous commencent avec la même somme ; sept manches au plus. À chaque manche, vous choisissez un plan (cartes à piocher, garçons de courses, actions), vous envoyez vos garçons de courses chercher des cartes, et à votre tour vous brûlez de l’argent : par des événements, une fois chacun ; par des dépenses et des assistants, manche après manche ; et par des propriétés, achetées cher, laissées à l’abandon et vendues pour rien. On ne s’endette que sans propriété. Qui n’a plus ni propriété ni argent est en faillite, et la manche devient la dernière : la plus grosse dette gagne.

## Styles des bots

lastwill-style-landlord = le Propriétaire
lastwill-style-landlord-about =
    Achète des maisons, et les laisse dépérir en tout confort.
    L’argent liquide l’inquiète.
lastwill-style-reveller = le Noceur
lastwill-style-reveller-about =
    Dépense vite, en soirées que nul n’oublie.
    A peu de patience avec la pierre.
lastwill-style-host = l’Hôte
lastwill-style-host-about =
    Remplit sa maison d’invités, d’aides et de commandes durables.
    Laisse les autres dépenser pour lui.

## Lignes du décompte

lastwill-source-balance = livres en espèces
lastwill-source-properties = livres de biens
