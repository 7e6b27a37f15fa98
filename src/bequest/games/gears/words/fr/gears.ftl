# Gears of Time.

# Les joueurs portent le nom de leur couleur ; d’un cube, le plateau montre un sigle.
gears-player-red = Rouge
gears-player-blue = Bleu
gears-player-white = Blanc
gears-player-yellow = Jaune
gears-initial-red = R
gears-initial-blue = Bu
gears-initial-white = Bc
gears-initial-yellow = J

# Ce qui est demandé.
gears-decision-move = { $player }, quelle est votre action { $action } sur { $actions } ?
gears-decision-end = { $player }, vos trois actions sont faites. Autre chose avant la fin du tour ?
gears-decision-keep = { $player }, laquelle des deux cartes gardez-vous ? L’autre est défaussée.
gears-decision-position = { $player }, quel rang prenez-vous dans l’ordre du tour ?
gears-decision-area-cube = { $player }, sur quelle carte Destin de la zone de sélection placez-vous un cube ?
gears-decision-when-established = { $player }, utilisez-vous le pouvoir de la technologie { $subject } : { $ability } ?
gears-decision-discard =
    Pour établir { $subject }, vous défaussez { $cost ->
        [one] une carte
       *[other] { $cost } cartes
    }. { $place ->
        [first] { $cost ->
            [one] Laquelle
           *[other] Lesquelles
        }
       *[next] Laquelle ensuite
    } ?
gears-decision-amount = Combien de cubes posez-vous sur { $subject } ?
gears-decision-timeframe = { $subject } : dans quelle période est la technologie ?
gears-decision-technology =
    { $subject } : sur quelle technologie{ $where ->
        [none] { "" }
       *[other] { " " }en { $where }
    } ?
gears-decision-player = { $subject } : le pion de quel joueur avance ?
gears-decision-dependency = { $subject } : quel prérequis est retiré pendant cette manche ?
gears-decision-own-timeframe = { $subject } : de quelle période donnez-vous un de vos cubes ?
gears-decision-own-technology =
    { $subject } : de quelle technologie{ $where ->
        [none] { "" }
       *[other] { " " }en { $where }
    } donnez-vous un de vos cubes ?
gears-decision-other-timeframe = { $subject } : de quelle période prenez-vous un cube d’un autre joueur ?
gears-decision-other-technology =
    { $subject } : de quelle technologie{ $where ->
        [none] { "" }
       *[other] { " " }en { $where }
    } prenez-vous un cube d’un autre joueur ?
gears-decision-other-player = { $subject } : le cube de quel joueur prenez-vous ?
gears-decision-modifier-timeframe = { $subject } : dans quelle période est la technologie ?
gears-decision-modifier-technology =
    { $subject } : la récompense de quelle technologie{ $where ->
        [none] { "" }
       *[other] { " " }en { $where }
    } change ?
gears-decision-modifier-sign = { $subject } : la récompense monte ou baisse ?

# Ce qui peut être choisi ; seul, et après le nom de son groupe.
gears-choice-draw = Piocher deux cartes, en garder une
gears-choice-end = Finir le tour
gears-choice-decline = Ne pas placer de cube
gears-choice-yes = Oui
gears-choice-no = Non
gears-choice-plus = Plus 1
gears-choice-minus = Moins 1
gears-choice-travel = Voyager vers { $value }
gears-choice-timeframe = { $value }
gears-choice-amount =
    { $value ->
        [one] { $value } cube
       *[other] { $value } cubes
    }
gears-choice-seat = { $player }
gears-choice-position = Rang { $value }
gears-choice-character = Personnage { $value }
gears-choice-establish = Établir { $card }
gears-choice-influence = Influencer { $card }
gears-choice-activate = Activer { $card }
gears-choice-play = Jouer « { $card } »
gears-choice-take = Prendre « { $card } »
gears-choice-card = { $card }
gears-choice-card-keep = Garder { $card } ({ $text })
gears-choice-card-discard = Défausser { $card }
gears-choice-card-area-cube = Un cube sur « { $card } »
gears-choice-card-dependency = Sans { $card }
gears-short-draw = deux cartes, en garder une
gears-short-end = du tour
gears-group-travel = Voyager
gears-group-establish = Établir
gears-group-influence = Influencer
gears-group-draw = Piocher
gears-group-activate = Activer
gears-group-play = Destin
gears-group-take = Prendre
gears-group-end = Fin

# Ce que dit une carte, d’après les données qui servent au jeu.
gears-text-card = { $card } : { $text }
gears-text-joined = { $first } ; { $next }
gears-text-technology = coût { $cost }, récompense { $reward }
gears-text-needs = requiert { $needs }
gears-text-established = à l’établissement : { $effect }
gears-text-activation = à l’activation : { $effect }
gears-text-immediate = carte Destin, immédiate : { $effect }
gears-text-lasting = carte Destin, durable : { $effect }
gears-text-pursuit =
    poursuit { $pursuit }{ $mode ->
        [off] { "" } (les quêtes sont désactivées)
       *[other] { "" } : +{ $bonus } { $bonus ->
            [one] point
           *[other] points
        } à la fin de chaque manche où cette technologie est réussie et où vous y avez le plus de cubes{ $mode ->
            [on] { "" }
           *[option] { "" } (option pursuit)
        }
    }
gears-target-none = rien
gears-target-technology = une technologie quelconque
gears-target-own-technology = une technologie qui porte un de vos cubes
gears-target-dependent-technology = une technologie qui a des prérequis
gears-target-player = un joueur qui n’est pas au Présent
gears-effect-place-cubes =
    { $amount ->
        [one] { $amount } de vos cubes passe
       *[other] { $amount } de vos cubes passent
    } du stock sur { $target }
gears-effect-void-reward = { $target } ne rapporte rien pendant cette manche
gears-effect-protect = les autres ne peuvent ni « Influencer » ni cibler { $target } pendant cette manche
gears-effect-move-marker =
    choisissez { $target } : son pion avance { $amount ->
        [one] d’une période
       *[other] de { $amount } périodes
    }
gears-effect-extra-room =
    votre prochaine action « Établir » de ce tour peut se faire dans une période pleine ({ $amount ->
        [one] une place de plus
       *[other] { $amount } places de plus
    })
gears-effect-waive-dependency = { $target } se passe d’un prérequis pendant cette manche
gears-effect-points =
    { $amount ->
        [one] { $amount } point d’Héritage
       *[other] { $amount } points d’Héritage
    }
gears-effect-cubes =
    { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } du stock à votre Réserve
gears-effect-draw =
    piocher { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
gears-effect-extra-turn = un tour supplémentaire après celui-ci
gears-effect-splice = une période greffée ts, plus ancienne que t0
gears-effect-swap = un de vos cubes et un cube d’un autre joueur changent de place
gears-effect-modifier = +1 ou −1 sur la récompense d’une technologie quelconque

# Ce qui s’est passé ; qui l’a fait est écrit devant.
gears-event-character = a pour personnage { $character }
gears-event-first-chooser = choisit un rang en premier
gears-event-card = reçoit { $cards }
gears-event-card-unnamed =
    reçoit { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
gears-event-draw = pioche { $cards }
gears-event-draw-unnamed =
    pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
gears-event-keep = garde { $kept }, défausse { $rejected }
gears-event-keep-unnamed = en garde une
gears-event-only-card = garde la seule carte
gears-event-personal-fate = reçoit la carte Destin « { $card } »
gears-event-personal-fate-unnamed = reçoit une carte Destin
gears-event-position = prend le rang { $position }
gears-event-travel = voyage vers { $timeframe }
gears-event-establish =
    établit { $technology } en { $timeframe } pour { $paid ->
        [one] { $paid } carte
       *[other] { $paid } cartes
    }{ $succeeds ->
        [yes] { " (réussie)" }
       *[no] { " (échouée : " }sans { $missing } dans une période plus ancienne)
    }
gears-event-establish-named =
    établit { $technology } en { $timeframe } pour { $payment }{ $succeeds ->
        [yes] { " (réussie)" }
       *[no] { " (échouée : " }sans { $missing } dans une période plus ancienne)
    }
gears-event-influence =
    pose { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } sur { $technology } en { $timeframe }
gears-event-fate = joue « { $card } »
gears-event-fate-player = joue « { $card } » sur { $player }
gears-event-fate-technology = joue « { $card } » sur { $technology } en { $timeframe }
gears-event-fate-waived = joue « { $card } » sur { $technology } en { $timeframe }, sans le prérequis { $waived }
gears-event-take-fate = prend « { $card } »
gears-event-area-cube = place un cube sur « { $card } »
gears-event-area-cube-unnamed = ne place pas de cube
gears-event-end-turn = finit le tour
gears-event-reshuffle =
    Remélange : la défausse ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) devient la pioche.
gears-event-phase =
    { $phase ->
        [I] La manche { $round } commence
        [II] Manche { $round } : résolution de la frise
        [III] Manche { $round } : points
        [IV] Manche { $round } : chaque meneur retire un cube
       *[V] La manche { $round } est finie ; la suivante se prépare
    }
gears-event-markers-back = Tous les pions reviennent au Présent.
gears-event-cleared = { $technology } en { $timeframe } : technologie sans cube, défaussée.
gears-event-duplicate = { $technology } en { $timeframe } : technologie défaussée avec ses cubes, car un autre exemplaire reste.
gears-event-points = marque { $total } : { $parts }
gears-event-cube-back = { $parts }
gears-event-fate-leaves = défausse « { $card } », dont la manche est finie
gears-event-present-day = Le Présent avance en { $timeframe }.
gears-event-failure = { $technology } en { $timeframe } : technologie désormais échouée, il lui manque { $missing }.
gears-event-success = { $technology } en { $timeframe } : technologie désormais réussie
gears-event-activate = active { $technology }
gears-event-decline = refuse le pouvoir de la technologie { $technology }
gears-event-cubes =
    met { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } dans sa Réserve
gears-event-extra-turn = aura un tour supplémentaire
gears-event-swap = échange un cube sur { $own } contre un cube du joueur { $player } sur { $other }
gears-event-splice = ajoute la période greffée ts
gears-event-modifier = pose { $token } sur la récompense de { $technology } en { $timeframe }
gears-place = { $technology } en { $timeframe }
gears-points-rewards = { $technology } { $points }
gears-points-bonuses = { $technology } (bonus) { $points }
gears-points-pursuit = { $technology } (quête) { $points }
gears-points-abilities = { $technology } (pouvoir) { $points }
gears-back-pool =
    reprend { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } dans sa Réserve (réussites : { $names })
gears-back-supply =
    perd { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } au profit du stock (échecs : { $names })

# Le plateau.
gears-board-setup = Mise en place
gears-board-round = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
gears-board-order = Manche { $round } sur { $rounds }, ordre du tour
gears-board-over = La partie est terminée
gears-board-extra-turn = (tour supplémentaire)
gears-board-action = action { $action } sur { $actions }
gears-board-piles = { $pile } en pioche, { $discards } en défausse
gears-board-extra-room =
    Votre prochaine action « Établir » peut se faire dans une période pleine ({ $amount ->
        [one] une place de plus
       *[other] { $amount } places de plus
    }).
gears-board-you = { $player } (vous)
gears-board-score = score
gears-board-pool = Réserve
gears-board-hand = main
gears-board-marker = pion
gears-board-rank = rang
gears-board-character = personnage
gears-board-character-pursuit = personnage (quête)
gears-board-with-pursuit = { $character } ({ $pursuit })
gears-board-timeline = Frise
gears-board-present = Présent
gears-board-success = ✓
gears-board-failure = ✗
gears-board-stray = « { $card } » ({ $player }) : la technologie n’est plus là, donc sans effet
gears-board-beside = « { $card } » ({ $player }) sur { $technology } en { $timeframe }
gears-board-beside-waived = « { $card } » ({ $player }) sur { $technology } en { $timeframe } : sans le prérequis { $waived }
gears-board-area = Zone de sélection : { $cards }.
gears-board-with-cubes = { $card } ({ $cubes })
gears-board-fates = Cartes Destin du joueur { $player } : { $cards }.
gears-board-fates-hidden = Le joueur { $player } a une carte Destin.
gears-board-your-hand =
    Votre main ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    })
gears-board-empty = Rien encore en { $timeframes }
gears-board-hand-in-short = Votre main ({ $n }) :
gears-board-no-hand = Votre main est vide.
gears-board-cost = coût
gears-board-reward = récompense
gears-board-needs = prérequis et effets
gears-board-times = { $card } ×{ $n }
gears-board-stands = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $pool } en Réserve
gears-brings-establish =
    défausse { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, récompense { $reward }, { $works ->
        [yes] réussit
        [now] réussit, mais à la fin de la manche { $fragile } partira faute de cubes
       *[no] échoue sans { $missing }
    }
gears-brings-fails-anyway = technologie échouée, qui ne rapporte rien de toute façon
gears-brings-succeeds-anyway = réussit de toute façon
gears-brings-waived =
    { $works ->
        [yes] technologie alors réussie
       *[no] sans effet pour l’instant : échoue toujours sans { $missing }
    }
gears-board-legend = Sur la frise, ✓ est une technologie réussie, ✗ une technologie échouée ; R2, deux cubes rouges ; 1/4, une technologie pour quatre emplacements ; les lettres qui suivent sont les pions présents ; * est une carte Destin durable à côté, +1 et -1 des jetons modificateurs.

# Les parties de la table qui se regardent seules : les mots de chacune, dont on montre le premier.
gears-part-hand = main, cartes
gears-part-timeline = frise, plateau, périodes
gears-part-players = joueurs, chiffres

# Ce qui est sur la table sans être une carte.
gears-cube-red = cube rouge
gears-cube-blue = cube bleu
gears-cube-white = cube blanc
gears-cube-yellow = cube jaune
gears-marker-red = pion rouge
gears-marker-blue = pion bleu
gears-marker-white = pion blanc
gears-marker-yellow = pion jaune
gears-marker-present-day = marqueur du Présent
gears-token-plus = jeton modificateur +1
gears-token-minus = jeton modificateur −1

# La fin.
gears-standing =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $pool ->
        [one] { $pool } cube
       *[other] { $pool } cubes
    } dans la Réserve
gears-result-winner = La partie est terminée. { $player } gagne.
gears-result-shared = La partie est terminée. { $players } se partagent la victoire.
gears-result-rank = rang
gears-result-points-for = points pour
gears-result-round = manche { $n }
gears-result-total = total
gears-result-carried = avant
gears-result-all = total
gears-source-pursuit = quête
gears-source-rewards = récompenses
gears-source-bonuses = bonus
gears-source-abilities = pouvoirs

gears-goal = Quatre manches. Vous voyagez dans le passé et y établissez des technologies. Une technologie réussit si tous ses prérequis ont réussi dans une période plus ancienne ; qui y a le plus de cubes marque sa récompense, et encore une fois pour chaque réussite qui en dépend. Qui a le plus de points l’emporte.

# Ce qu’est le jeu, pour qui en choisit un.
gears-about = Voyagez dans le temps, établissez des technologies dans le passé et voyez vos favorites durer jusqu’au Présent.

## Styles des bots

gears-style-builder = le Bâtisseur
gears-style-builder-about =
    Aime voir ses propres technologies debout, le plus tôt possible.
    S’inquiète plus tard de qui en profitera.
gears-style-diplomat = le Diplomate
gears-style-diplomat-about =
    Place son influence sur ce que d’autres ont bâti.
    A des amis à toutes les époques.
gears-style-wanderer = le Voyageur
gears-style-wanderer-about =
    Toujours en route vers une autre époque.
    S’y arrête parfois assez pour y faire quelque chose.
