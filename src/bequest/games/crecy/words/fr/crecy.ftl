# Le Testament du Duc de Crécy.
# Quelqu’un dont on ne connaît que le sexe, dans Généalogie.
crecy-unknown-male = homme inconnu { $number }
crecy-unknown-female = femme inconnue { $number }
crecy-card-mansion = Demeure
crecy-card-venture = Entreprise
# Deux cartes Enfant du même nom.
crecy-card-son = { $name } (Fils)
crecy-card-daughter = { $name } (Fille)
crecy-one-title = un Titre
crecy-one-contribution = une Contribution
crecy-one-mansion = une Demeure
crecy-one-venture = une Entreprise

# Les joueurs portent le nom de la couleur de leur Chef de famille.
crecy-player-white = Blanc
crecy-player-black = Noir
crecy-player-brown = Brun
crecy-player-pink = Rose
crecy-colour-white = blanc
crecy-colour-black = noir
crecy-colour-brown = brun
crecy-colour-pink = rose

# Les actions, par leurs cases.
crecy-space-marry = Marier
crecy-space-arrange = Arranger un mariage
crecy-space-have-children = Avoir des enfants
crecy-space-ask-friends = Demander de l’argent à ses amis
crecy-space-socialize = Nouer des relations
crecy-space-title = Acquérir un Titre
crecy-space-contribute = Contribuer à la vie publique
crecy-space-mansion = Acheter une Demeure
crecy-space-venture = Fonder une Entreprise
crecy-space-doctor = Consulter un Spécialiste en fertilité
crecy-space-undertake = Entreprendre une Mission
crecy-testament-space-marry = Qui étaient-ils ?
crecy-testament-space-arrange = Arranger un mariage
crecy-testament-space-have-children = Quelle était la taille de la famille ?
crecy-testament-space-ask-friends = Quelle était leur fortune ?
crecy-testament-space-socialize = Quelles étaient leurs relations ?

# Les pions, après le mot pion.
crecy-pawn-player = Joueur
crecy-pawn-free-turn = à tour libre
crecy-pawn-green = vert
crecy-pawn-orange = orange
crecy-pawn-red = rouge
crecy-pawn-sky-blue = bleu ciel
crecy-pawn-yellow = jaune

# Professions et nationalités, avec leur féminin.
crecy-occupation-aristocrat = Aristocrate
crecy-occupation-aristocrat-female = Aristocrate
crecy-occupation-artist = Artiste
crecy-occupation-artist-female = Artiste
crecy-occupation-craftsman = Artisan
crecy-occupation-craftsman-female = Artisane
crecy-occupation-diplomat = Diplomate
crecy-occupation-diplomat-female = Diplomate
crecy-occupation-scientist = Scientifique
crecy-occupation-scientist-female = Scientifique
crecy-nationality-american = américain
crecy-nationality-american-female = américaine
crecy-nationality-british = britannique
crecy-nationality-british-female = britannique
crecy-nationality-dutch = néerlandais
crecy-nationality-dutch-female = néerlandaise
crecy-nationality-french = français
crecy-nationality-french-female = française
crecy-nationality-italian = italien
crecy-nationality-italian-female = italienne
crecy-nationality-polish = polonais
crecy-nationality-polish-female = polonaise
crecy-nationality-prussian = prussien
crecy-nationality-prussian-female = prussienne
crecy-nationality-russian = russe
crecy-nationality-russian-female = russe
crecy-nationality-spanish = espagnol
crecy-nationality-spanish-female = espagnole
crecy-nationality-turkish = turc
crecy-nationality-turkish-female = turque
# Les gens d’une profession, d’une nationalité ou d’un sexe, après un nombre.
crecy-bearers-aristocrat =
    { $n ->
        [one] Aristocrate
       *[other] Aristocrates
    }
crecy-bearers-artist =
    { $n ->
        [one] Artiste
       *[other] Artistes
    }
crecy-bearers-craftsman =
    { $n ->
        [one] Artisan
       *[other] Artisans
    }
crecy-bearers-diplomat =
    { $n ->
        [one] Diplomate
       *[other] Diplomates
    }
crecy-bearers-scientist =
    { $n ->
        [one] Scientifique
       *[other] Scientifiques
    }
crecy-bearers-american =
    { $n ->
        [one] Américain
       *[other] Américains
    }
crecy-bearers-british =
    { $n ->
        [one] Britannique
       *[other] Britanniques
    }
crecy-bearers-dutch = Néerlandais
crecy-bearers-french = Français
crecy-bearers-italian =
    { $n ->
        [one] Italien
       *[other] Italiens
    }
crecy-bearers-polish =
    { $n ->
        [one] Polonais
       *[other] Polonais
    }
crecy-bearers-prussian =
    { $n ->
        [one] Prussien
       *[other] Prussiens
    }
crecy-bearers-russian =
    { $n ->
        [one] Russe
       *[other] Russes
    }
crecy-bearers-spanish =
    { $n ->
        [one] Espagnol
       *[other] Espagnols
    }
crecy-bearers-turkish =
    { $n ->
        [one] Turc
       *[other] Turcs
    }
crecy-bearers-male =
    { $n ->
        [one] homme parmi les Amis
       *[other] hommes parmi les Amis
    }
crecy-bearers-female =
    { $n ->
        [one] femme parmi les Amis
       *[other] femmes parmi les Amis
    }
crecy-bearers-any =
    { $n ->
        [one] Ami de la famille
       *[other] Amis de la famille
    }
crecy-bearers-further = { $noun } ({ $further })
crecy-of-nationality = de nationalité { $adjective }

# Comment les choses se joignent.
crecy-comma = { $first }, { $next }
crecy-semicolon = { $first } ; { $next }
crecy-sentences = { $first } { $next }
crecy-told = { $what } : { $parts }
crecy-told-alone = { $parts }

# Gains et coûts. Les quantités viennent avec leur signe.
crecy-gain-gold = { $amount } Or
crecy-gain-honor = { $amount } Honneur
crecy-gain-prestige = { $amount } Prestige
crecy-gain-income = { $amount } Revenu
crecy-dowry = dot { $gold } Or
crecy-cost = coût { $gold } Or
crecy-nothing = ni coût ni gain
crecy-takes =
    { $n ->
        [one] +{ $n } carte Ami
       *[other] +{ $n } cartes Ami
    }
crecy-cost-gold = { $gold } Or
crecy-cost-cards =
    { $n ->
        [one] { $n } carte défaussée de la main
       *[other] { $n } cartes défaussées de la main
    }

# Ce qui est demandé.
crecy-decision-head-side = { $player }, quelle face de votre Chef de famille ({ $head }) jouez-vous ?
crecy-decision-hand =
    { $player }, gardez-vous cette main de { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } ? Vous pouvez l’échanger tout entière, une seule fois.
crecy-decision-starting-card = { $player }, de qui retracez-vous la famille ? Choisissez la carte de départ.
crecy-decision-turn =
    { $player }, que faites-vous ? { $pawns ->
        [0] Vous n’avez plus de pion Joueur.
        [one] Il vous reste { $pawns } pion Joueur.
       *[other] Il vous reste { $pawns } pions Joueur.
    }
crecy-decision-after = { $player }, accomplissez-vous une Mission avant la fin de votre tour ?
crecy-decision-pair = Deux cartes sont piochées pour { $father } et { $mother } : { $cards }. Laquelle gardez-vous ?
crecy-decision-lose = Une Complication à la naissance : perdez-vous l’enfant, ou la mère, { $mother } ?
crecy-decision-renew = Quelles cartes défaussez-vous ? Vous en piochez autant.
crecy-decision-grow = { $player }, quel enfant devient adulte ensuite ?
crecy-decision-wed = { $player }, quel mariage arrangé célébrez-vous ensuite ?
crecy-decision-mission = { $player }, laquelle des deux Missions gardez-vous ? L’autre est défaussée.
crecy-decision-holder =
    { $kind ->
        [title] Qui reçoit le Titre de { $card } ?
        [contribution] Au nom de qui est la Contribution « { $card } » ?
       *[other] Qui reçoit { $card } ?
    }
crecy-decision-rival =
    { $player }, le joueur { $owner } a joué { $card }. { $given ->
        [yes] Que donnez-vous ?
       *[no] Que perdez-vous ?
    }
crecy-decision-pawn =
    { $action } : { $space ->
        [marry] avec un pion, ou en tour libre ?
        [arrange] avec un pion, ou en tour libre ?
       *[other] avec quel pion ?
    }
crecy-decision-friend =
    { $space ->
        [arrange] Quelle carte Ami promettez-vous à un enfant ?
       *[other] Quelle carte Ami entre dans la famille par mariage ?
    }
crecy-decision-member =
    { $space ->
        [arrange] À quel enfant promettez-vous { $friend } ?
       *[other] À qui mariez-vous { $friend } ?
    }
crecy-decision-couple =
    { $space ->
        [doctor] Quel couple consulte le Spécialiste en fertilité ?
       *[other] Quel couple doit avoir un enfant ?
    }
crecy-decision-birth = Un tirage gratuit, ou un fils ou une fille pour 1 Honneur ?
crecy-decision-amount =
    { $space ->
        [ask-friends] { $player }, combien d’Or demandez-vous ?
       *[other] { $player }, combien de cartes Ami prenez-vous ?
    }
crecy-decision-source = { $player }, d’où viennent les cartes ?
crecy-decision-card =
    { $space ->
        [title] Quel Titre acquérez-vous ?
       *[other] Quelle Contribution faites-vous ?
    }
crecy-decision-discard =
    { $count ->
        [0] Quelles cartes défaussez-vous ?
        [one] { $given ->
            [yes] Quelle carte donnez-vous ?
           *[no] Quelle carte défaussez-vous ?
        }
       *[other] { $given ->
            [yes] Quelles { $count } cartes donnez-vous ?
           *[no] Quelles { $count } cartes défaussez-vous ?
        }
    }
crecy-decision-display =
    { $count ->
        [0] { $gender ->
            [female] Quelles femmes prenez-vous dans l’étalage ?
            [male] Quels hommes prenez-vous dans l’étalage ?
           *[any] Quelles cartes Ami prenez-vous dans l’étalage ?
        }
        [one] { $gender ->
            [female] Quelle femme prenez-vous dans l’étalage ?
            [male] Quel homme prenez-vous dans l’étalage ?
           *[any] Quelle carte Ami prenez-vous dans l’étalage ?
        }
       *[other] { $gender ->
            [female] Quelles { $count } femmes prenez-vous dans l’étalage ?
            [male] Quels { $count } hommes prenez-vous dans l’étalage ?
           *[any] Quelles { $count } cartes Ami prenez-vous dans l’étalage ?
        }
    }
crecy-decision-place =
    { $kind ->
        [title] Qui reçoit le Titre de { $card } ?
        [contribution] Au nom de qui est la Contribution « { $card } » ?
       *[other] Qui reçoit { $card } ?
    }
crecy-decision-loss =
    { $count ->
        [one] Quel pion rendez-vous ?
       *[other] Quel pion rendez-vous ({ $number ->
            [1] 1er pion
           *[other] { $number }e pion
        } sur { $count }) ?
    }
crecy-testament-decision-friend = Quelle carte Ami se révèle être de la famille ?
crecy-testament-decision-member =
    Quelle est la place de la carte { $friend } dans l’arbre ?
crecy-testament-decision-couple =
    { $space ->
        [doctor] Quel couple consulte le Spécialiste en fertilité ?
       *[other] Quel couple a eu un enfant de plus ?
    }
crecy-testament-decision-birth = Un tirage gratuit, ou un fils ou une fille pour 1 Honneur ?

# Ce qui peut être choisi : seul, et après le nom de son groupe.
crecy-choice-pass = Passer
crecy-choice-done =
    { $what ->
        [renew] Pas d’autre carte
       *[other] Finir le tour
    }
crecy-choice-side =
    { $side ->
        [patriarch] Le patriarche
       *[matriarch] La matriarche
    }
crecy-choice-head =
    { $side ->
        [patriarch] Le patriarche { $card } – { $values }
       *[matriarch] La matriarche { $card } – { $values }
    }
crecy-choice-keep = Garder la main
crecy-choice-exchange = Échanger toute la main
crecy-choice-display = De l’étalage
crecy-choice-deck = De la pioche d’Amis
crecy-choice-birth-any = Un tirage gratuit
crecy-choice-birth-son = Un fils : −1 Honneur
crecy-choice-birth-daughter = Une fille : −1 Honneur
crecy-choice-lose-child = Perdre l’enfant
crecy-choice-lose-mother = Perdre la mère, { $mother }
crecy-choice-lose =
    { $given ->
        [yes] Donner { $loss }
       *[no] Perdre { $loss }
    }
crecy-choice-pawn =
    { $kind ->
        [free-turn] En tour libre, sans pion
        [player] Avec un pion Joueur
       *[other] Avec le pion { $pawn }
    }
crecy-choice-loss = Le pion { $pawn }
crecy-choice-space = { $action }
crecy-choice-priced = { $action } – { $price }
crecy-price-mansion = { $gold } et { $cards } : +2 Prestige
crecy-price-venture = { $cards } et { $prestige } : +1 Revenu
crecy-price-doctor = { $gold } et { $cards } : deux tirages de naissance
crecy-price-undertake =
    { $mission ->
        [under] { $cards } : une Mission va sous votre Mentor
       *[kept] { $cards } : en piocher deux, en garder une
    }
crecy-choice-ask =
    Demander { $amount } Or{ $cost ->
        [1] { "" }, gratuitement
        [2] { "" } : −1 Honneur
       *[3] { "" } : −1 Honneur et une carte
    }
crecy-choice-socialize-for =
    Prendre { $amount ->
        [one] { $amount } carte Ami
       *[other] { $amount } cartes Ami
    }{ $cost ->
        [0] { "" }, gratuitement
       *[other] { "" } : −{ $cost } Or
    }
crecy-choice-seat = Place { $seat }
crecy-choice-dealt = { $card }
crecy-choice-discard =
    { $given ->
        [yes] Donner { $card }
       *[no] Défausser { $card }
    }
crecy-choice-start = { $card } – Revenu { $income }, { $gold } Or
crecy-choice-friend = { $card } – { $values }
crecy-choice-take = { $card } – { $who } : { $values }
crecy-choice-child = { $card } – { $text }
crecy-choice-mission = { $card } – { $text }
crecy-choice-complete = Accomplir la Mission « { $card } » : +{ $honor } Honneur
crecy-choice-offer = { $card } – pour { $cost } : { $gains }
crecy-choice-nobody = Personne { $number }
crecy-choice-couple =
    { $purpose ->
        [couple] { $one } et { $other } ({ $children ->
            [0] sans enfant
            [one] { $children } enfant
           *[other] { $children } enfants
        })
       *[other] { $one } et { $other }
    }
crecy-choice-grow = { $name }, { $card } – { $text }
crecy-choice-member = { $name } ({ $birth }, { $state })
crecy-choice-for = { $who } – pour { $cost }
crecy-choice-replace = Remplacer : { $name } – { $kin }
crecy-choice-beside = À côté : { $name } – { $kin }
crecy-choice-at = { $name } – { $kin }
crecy-born-head = Chef de famille
crecy-born-male = fils
crecy-born-female = fille
crecy-born-friend =
    { $gender ->
        [female] Amie
       *[male] Ami
    }
crecy-state-child = encore enfant
crecy-state-married =
    { $gender ->
        [female] mariée
       *[male] marié
    }
crecy-state-single = célibataire
crecy-state-widowed =
    { $gender ->
        [female] veuve
       *[male] veuf
    }
crecy-is-parent =
    { $gender ->
        [female] { $n ->
            [one] mère : son enfant est { $names }
           *[other] mère : ses enfants sont { $names }
        }
       *[male] { $n ->
            [one] père : son enfant est { $names }
           *[other] père : ses enfants sont { $names }
        }
    }
crecy-is-child =
    { $gender ->
        [female] fille : ses parents sont { $names }
       *[male] fils : ses parents sont { $names }
    }
crecy-is-spouse =
    { $gender ->
        [female] épouse : son mari est { $name }
       *[male] époux : sa femme est { $name }
    }
crecy-is-alone =
    { $gender ->
        [female] seule dans l’arbre
       *[male] seul dans l’arbre
    }
crecy-short-complete = « { $card } »
crecy-short-pass = pour cette manche
crecy-group-own = Votre plateau
crecy-group-main = Plateau principal
crecy-group-complete = Accomplir
crecy-group-pass = Passer

# Ce que dit une carte, d’après les données qui servent au jeu.
crecy-text-card = { $card } : { $text } { $marks } { $note }
crecy-text-friend = { $who } : { $values }.
crecy-friend-one-one =
    { $gender ->
        [female] Femme
       *[male] Homme
    } { $adjective }, { $trade }
crecy-friend-one-none =
    { $gender ->
        [female] Femme
       *[male] Homme
    } { $adjective }
crecy-friend-none-one =
    { $gender ->
        [female] Femme
       *[male] Homme
    }, { $trade }
crecy-friend-none-none =
    { $gender ->
        [female] Femme
       *[male] Homme
    }
crecy-text-start = Comme carte de départ de Généalogie : Revenu { $income }, { $gold } Or.
crecy-text-role-father = Le père dans Généalogie.
crecy-text-role-mother = La mère dans Généalogie.
crecy-text-absent = Hors de la pioche en { $modes }.
crecy-without-solo-standard = Solo standard
crecy-without-solo-testament = Généalogie
crecy-without-solo-testament-english = Généalogie (édition anglaise)
crecy-text-plain =
    { $gender ->
        [female] Fille sans effet.
       *[male] Fils sans effet.
    }
crecy-text-child =
    { $gender ->
        [female] Fille.
       *[male] Fils.
    }
crecy-text-complication = Pas d’enfant : vous perdez l’enfant ou la mère. Qui garde cette carte est immunisé contre d’autres Complications jusqu’au début de la Génération suivante.
crecy-text-head =
    { $side ->
        [patriarch] Patriarche
       *[matriarch] Matriarche
    } (joueur { $colour }) : { $values }.
crecy-text-title = Titre de la Génération { $generation }, pour { $cost } : { $gains }.
crecy-text-contribution = Contribution de la Génération { $generation }, pour { $cost } : { $gains }.
crecy-text-mansion = Carte rattachée, pour { $gold } Or et { $cards } : +2 Prestige.
crecy-text-venture = Carte rattachée, pour { $cards } et −1 Prestige (−2 dans l’édition française) : +1 Revenu.
crecy-text-mission = { $honor } Honneur pour { $needs }.
crecy-text-main-goal = Objectif principal : { $goal }.
crecy-text-minor-goals =
    { $n ->
        [one] Objectif secondaire, qui requiert une Mission face cachée sous le Mentor : { $goals }.
       *[other] Objectifs secondaires, qui requièrent chacun une Mission face cachée sous le Mentor : { $goals }.
    }
crecy-text-no-goals = Aucun objectif.
crecy-goal-needs = { $points } Honneur pour { $needs }
crecy-goal-per = { $points } Honneur par { $per }, { $most } au plus
crecy-text-hint = Indice de la Génération { $generation } : { $asked }.
crecy-text-reward = { $prefix } : { $does }.
crecy-marks-published = Tout est publié.
crecy-marks-house = Inconnu du jeu imprimé : { $fields }.
crecy-partly = { $field } (en partie)
crecy-field-name = nom
crecy-field-gender = sexe
crecy-field-nationality = nationalité
crecy-field-occupation = profession
crecy-field-cost = coût
crecy-field-dowry = dot
crecy-field-income = Revenu
crecy-field-friends = cartes Ami
crecy-field-prestige = Prestige
crecy-field-effects = effet
crecy-field-colour = couleur
crecy-field-pawn = pion
crecy-field-patriarch = valeurs du patriarche
crecy-field-matriarch = valeurs de la matriarche
crecy-field-generation = Génération
crecy-field-gains = gains
crecy-field-honor = Honneur
crecy-field-needs = exigence
crecy-field-main = objectif principal
crecy-field-minor = objectifs secondaires
crecy-field-kin = condition

# Quand les effets ont lieu.
crecy-moment-wedding = Au mariage
crecy-moment-lasting = Cette Génération
crecy-moment-hand = En main
crecy-moment-always = En tout temps
crecy-moment-kept = Dès lors
crecy-moment-completed = Une fois accomplie
crecy-moment-child-wedding = À son mariage
crecy-moment-child-birth = À la naissance
crecy-moment-child-grown = À l’âge adulte
crecy-moment-lasting-wedding = Cette Génération, à partir du mariage
crecy-moment-lasting-birth = Cette Génération, à partir de la naissance
crecy-moment-lasting-grown = Cette Génération, à partir de l’âge adulte
crecy-moment-with = Avec { $when }
crecy-moment-both = { $moment }, avec { $when }
crecy-when-another =
    { $n ->
        [one] un autre { $bearers }
       *[other] { $n } autres { $bearers }
    } dans la famille

# Ce que font les effets.
crecy-do-draw =
    piocher { $amount ->
        [one] { $amount } carte Ami
       *[other] { $amount } cartes Ami
    }
crecy-do-take =
    prendre { $gender ->
        [female] { $amount ->
            [one] { $amount } femme
           *[other] { $amount } femmes
        }
        [male] { $amount ->
            [one] { $amount } homme
           *[other] { $amount } hommes
        }
       *[any] { $amount ->
            [one] { $amount } carte Ami
           *[other] { $amount } cartes Ami
        }
    } dans l’étalage
crecy-do-pawn = gagner 1 pion { $pawn }
crecy-do-ask-friends = effectuer « Demander de l’argent à ses amis » sans pion
crecy-do-renew-display =
    défausser l’étalage, en poser un nouveau et y prendre { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
crecy-do-renew-hand = vous pouvez défausser des cartes de la main et en piocher autant
crecy-do-patron-mission = une Mission va face cachée sous votre Mentor
crecy-do-births =
    { $amount ->
        [one] { $amount } tirage de naissance de plus
       *[other] { $amount } tirages de naissance de plus
    }
crecy-do-childless = ce couple ne peut pas avoir d’enfants
crecy-do-pairs = à chaque tirage de naissance de ce couple, piocher 2 cartes et en garder 1
crecy-do-free-turn = peut se jouer en tour libre, sans pion
crecy-do-own-wedding-discount = son conjoint coûte { $amount } Or de moins
crecy-do-counts-as = compte comme 1 { $trade }
crecy-do-rivals-lose =
    { $to ->
        [you] { $who } vous donne { $losses }
        [some] { $who } perd { $losses }, et l’Or et les cartes vous reviennent
       *[bank] { $who } perd { $losses }
    }
crecy-do-rivals-gain = { $who } { $gift }
crecy-do-ask-more = « Demander de l’argent à ses amis » rapporte { $amount } Or de plus
crecy-do-socialize-more =
    « Nouer des relations » rapporte { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de plus
crecy-do-mansion-discount = « Acheter une Demeure » coûte { $amount } Or de moins
crecy-do-title-discount = « Acquérir un Titre » coûte { $amount } Or de moins
crecy-do-contribution-discount = « Contribuer à la vie publique » coûte { $amount } Or de moins
crecy-do-doctor-discount = « Consulter un Spécialiste en fertilité » coûte { $amount } Or de moins
crecy-do-wedding-discount = chaque mariage coûte { $amount } Or de moins
crecy-do-batch-from-deck = les cartes à prendre dans l’étalage peuvent toutes être piochées dans la pioche d’Amis à la place
crecy-testament-do-ask-friends = effectuer « Quelle était leur fortune ? » sans pion
crecy-testament-do-ask-more = « Quelle était leur fortune ? » rapporte { $amount } Or de plus
crecy-testament-do-socialize-more =
    « Quelles étaient leurs relations ? » rapporte { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de plus
crecy-rivals-all = chaque autre joueur
crecy-rivals-richer = chaque joueur qui a plus d’Or que vous
crecy-rivals-larger-hand = chaque joueur qui a plus de cartes en main que vous
crecy-rivals-more-prestige = chaque joueur qui a plus de Prestige que vous
crecy-rivals-more-honor = chaque joueur qui a plus d’Honneur que vous
crecy-loss-gold = { $n } Or
crecy-loss-card =
    { $n ->
        [one] { $n } carte de la main
       *[other] { $n } cartes de la main
    }
crecy-loss-pawn =
    { $n ->
        [one] { $n } pion en réserve
       *[other] { $n } pions en réserve
    }
crecy-loss-honor = { $n } Honneur
crecy-loss-prestige = { $n } Prestige
crecy-gift-gold = gagne { $n } Or
crecy-gift-draw =
    pioche { $n ->
        [one] { $n } carte Ami
       *[other] { $n } cartes Ami
    }
crecy-gift-honor = gagne { $n } Honneur

# Ce qui se compte : ce qu’il faut atteindre, et ce qui est récompensé à l’unité.
crecy-in-one-generation = { $what } dans une même Génération
crecy-in-generation = { $what } dans la Génération { $generation }
crecy-measure-members = au moins { $n } { $members }
crecy-measure-nationalities =
    au moins { $n ->
        [one] { $n } nationalité
       *[other] { $n } nationalités différentes
    }
crecy-measure-occupations =
    au moins { $n ->
        [one] { $n } profession
       *[other] { $n } professions différentes
    }
crecy-measure-same-nationality =
    au moins { $n ->
        [one] { $n } Ami avec une nationalité
       *[other] { $n } Amis de même nationalité
    }
crecy-measure-same-occupation =
    au moins { $n ->
        [one] { $n } Ami avec une profession
       *[other] { $n } Amis de même profession
    }
crecy-measure-couples =
    au moins { $n ->
        [one] { $n } couple
       *[other] { $n } couples
    }
crecy-measure-offspring =
    au moins { $n ->
        [one] { $n } fils ou fille
       *[other] { $n } fils et filles
    }
crecy-measure-offspring-male = au moins { $n } fils
crecy-measure-offspring-female =
    au moins { $n ->
        [one] { $n } fille
       *[other] { $n } filles
    }
crecy-measure-children-of-one =
    un membre qui a au moins { $n ->
        [one] { $n } enfant
       *[other] { $n } enfants
    }
crecy-measure-betrothals =
    au moins { $n ->
        [one] { $n } enfant fiancé
       *[other] { $n } enfants fiancés
    }
crecy-measure-titles =
    au moins { $n ->
        [one] { $n } Titre
       *[other] { $n } Titres
    }
crecy-measure-contributions =
    au moins { $n ->
        [one] { $n } Contribution
       *[other] { $n } Contributions
    }
crecy-measure-mansions =
    au moins { $n ->
        [one] { $n } Demeure
       *[other] { $n } Demeures
    }
crecy-measure-ventures =
    au moins { $n ->
        [one] { $n } Entreprise
       *[other] { $n } Entreprises
    }
crecy-measure-kinds-of-one =
    un membre ou un couple qui a au moins { $n ->
        [one] { $n } sorte
       *[other] { $n } sortes
    } de cartes rattachées
crecy-measure-income = un Revenu d’au moins { $n }
crecy-measure-prestige = un Prestige d’au moins { $n }
crecy-measure-gold = au moins { $n } Or
crecy-measure-honor = au moins { $n } Honneur
crecy-measure-hand =
    au moins { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main
crecy-measure-missions =
    au moins { $n ->
        [one] { $n } Mission accomplie
       *[other] { $n } Missions accomplies
    }
crecy-each-nationalities = nationalité
crecy-each-occupations = profession
crecy-each-same-nationality = Ami de votre nationalité la plus fréquente
crecy-each-same-occupation = Ami de votre profession la plus fréquente
crecy-each-couples = couple
crecy-each-offspring = fils ou fille
crecy-each-offspring-male = fils
crecy-each-offspring-female = fille
crecy-each-children-of-one = enfant du membre qui en a le plus
crecy-each-betrothals = enfant fiancé
crecy-each-titles = Titre
crecy-each-contributions = Contribution
crecy-each-mansions = Demeure
crecy-each-ventures = Entreprise
crecy-each-kinds-of-one = sorte de carte rattachée du membre ou du couple qui en a le plus
crecy-each-income = point de Revenu
crecy-each-prestige = point de Prestige
crecy-each-gold = Or
crecy-each-honor = Honneur
crecy-each-hand = carte en main
crecy-each-missions = Mission accomplie

# La parenté de la carte de départ.
crecy-kin-grandparent =
    { $n ->
        [one] un grand-parent
       *[other] { $n } grands-parents
    }
crecy-kin-great-grandparent =
    { $n ->
        [one] un arrière-grand-parent
       *[other] { $n } arrière-grands-parents
    }
crecy-kin-ancestor =
    { $n ->
        [one] un ancêtre au-dessus des Parents
       *[other] { $n } ancêtres au-dessus des Parents
    }
crecy-kin-uncle-or-aunt =
    { $n ->
        [one] un oncle ou une tante
       *[other] { $n } oncles ou tantes
    }
crecy-kin-great-uncle-or-aunt =
    { $n ->
        [one] un grand-oncle ou une grand-tante
       *[other] { $n } grands-oncles ou grands-tantes
    }
crecy-kin-relative =
    { $n ->
        [one] un membre de la famille autre que les Parents
       *[other] { $n } membres de la famille autres que les Parents
    }
crecy-side-father = du côté du père
crecy-side-mother = du côté de la mère
crecy-line-male = de père en fils
crecy-line-female = de mère en fille
crecy-kin-known = dont le nom est connu
crecy-kin-male = un homme
crecy-kin-female = une femme
crecy-kin-occupation = profession { $trade }
crecy-kin-holds = avec { $card }
crecy-kin-children =
    avec { $n ->
        [one] un enfant
       *[other] au moins { $n } enfants
    }
crecy-kin-spouse = avec un conjoint
crecy-kin-spouse-who = avec un conjoint ({ $asked })
crecy-kin-child = avec un enfant
crecy-kin-child-who = avec un enfant ({ $asked })

# Ce qui s’est passé ; qui l’a fait est écrit devant.
crecy-event-round = Manche { $round } (Génération { $generation }) ; { $player } commence
crecy-event-generation = La Génération { $generation } commence
crecy-event-generation-end = Fin de la Génération { $generation }
crecy-event-income-phase = Revenu et rangement
crecy-event-over = La partie est terminée
crecy-event-reserve = La réserve d’Enfants compte maintenant { $count } cartes.
crecy-event-display = Nouveau dans l’étalage : { $cards }.
crecy-event-reshuffle-friends =
    La défausse d’Amis ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) devient la pioche d’Amis.
crecy-event-reshuffle-missions =
    La défausse de Missions ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) devient la pioche de Missions.
crecy-event-shuffled-back =
    { $count ->
        [one] { $count } carte Enfant retourne
       *[other] { $count } cartes Enfant retournent
    } dans la pioche.
crecy-event-new-child-deck =
    { $source ->
        [reserve] La réserve d’Enfants
       *[discard] La défausse d’Enfants
    } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) devient la pioche d’Enfants.
crecy-event-child-discard = Dans la défausse d’Enfants : { $cards }.
crecy-event-offers = De nouveaux Titres et de nouvelles Contributions sont offerts.
crecy-event-patron = reçoit le Mentor { $patron }
crecy-event-patron-unnamed = reçoit un Mentor
crecy-event-head = reçoit le Chef de famille { $head }
crecy-event-side = joue { $card }
crecy-event-hand =
    { $exchanged ->
        [yes] échange la main de départ
       *[no] garde la main de départ
    }
crecy-event-starter = est Premier Joueur
crecy-event-start-card = retrace la famille, carte de départ { $friend }
crecy-event-pass = passe
crecy-event-marry =
    marie { $friend } à { $person }{ $pawn ->
        [free-turn] { " en tour libre" }
       *[other] { "" }
    }
crecy-event-arrange =
    promet { $friend } à { $person }{ $pawn ->
        [free-turn] { " en tour libre" }
       *[other] { "" }
    }
crecy-event-wedding = célèbre le mariage arrangé entre { $friend } et { $person }
crecy-event-placed =
    place { $friend } dans la rangée { $row } de l’arbre{ $pawn ->
        [free-turn] { " en tour libre" }
       *[other] { "" }
    }
crecy-event-action-pawn = { $did } avec le pion { $colour }
crecy-did-have-children = essaie d’avoir un enfant
crecy-did-ask-friends = demande de l’argent à ses amis
crecy-did-socialize = noue des relations
crecy-did-title = acquiert un Titre
crecy-did-contribute = contribue à la vie publique
crecy-did-mansion = achète une Demeure
crecy-did-venture = fonde une Entreprise
crecy-did-doctor = consulte un Spécialiste en fertilité
crecy-did-undertake = entreprend une Mission
crecy-testament-did-have-children = cherche la taille de la famille
crecy-testament-did-ask-friends = cherche quelle était leur fortune
crecy-testament-did-socialize = cherche quelles étaient leurs relations
crecy-event-grown =
    { $n ->
        [one] voit { $names } devenir adulte
       *[other] voit { $names } devenir adultes
    }
crecy-event-mission-done = accomplit la Mission « { $mission } »
crecy-event-mission-kept =
    garde la Mission « { $mission } »{ $two ->
        [no] { "" }
       *[yes] { "" } et défausse « { $other } »
    }
crecy-event-extinct = voit sa famille s’éteindre, faute d’enfant de la Génération { $generation }
crecy-event-patron-shown = révèle le Mentor { $patron }
crecy-event-hint = tire l’Indice « { $hint } »
crecy-event-hint-done = vérifie l’Indice « { $hint } »
crecy-event-complication-gone = défausse la Complication
crecy-event-drawn = pioche { $cards }
crecy-event-drawn-unnamed =
    pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
crecy-event-taken = prend { $cards }
crecy-event-last-taken = prend aussi la dernière carte : { $cards }
crecy-event-friend-discard = défausse { $cards }
crecy-event-given = donne { $cards } au joueur { $player }
crecy-event-pawn =
    { $gained ->
        [1] gagne un pion { $colour }
        [0] il ne reste pas de pion { $colour }
       *[other] rend un pion { $colour }
    }
crecy-event-child-card =
    { $n ->
        [one] révèle la carte { $cards }
       *[other] révèle les cartes { $cards }
    }
crecy-event-born-male = a un fils ({ $name })
crecy-event-born-female = a une fille ({ $name })
crecy-event-born-special-male = a un fils ({ $name }, { $card })
crecy-event-born-special-female = a une fille ({ $name }, { $card })
crecy-event-born-unknown =
    { $n ->
        [one] { $names } entre dans l’arbre
       *[other] { $names } entrent dans l’arbre
    }
crecy-event-no-child = n’a pas d’enfant
crecy-event-complication = a une Complication à la naissance
crecy-event-lost-child = perd l’enfant
crecy-event-lost-mother = perd la mère, { $person }
crecy-event-attached =
    { $kind ->
        [title] donne à { $person } le Titre de { $card }
        [contribution] fait la Contribution « { $card } », attribuée à { $person }
        [mansion] donne une Demeure à { $person }
       *[venture] donne une Entreprise à { $person }
    }
crecy-event-mission-drawn =
    { $n ->
        [one] pioche la Mission { $cards }
       *[other] pioche les Missions { $cards }
    }
crecy-event-mission-name = « { $mission } »
crecy-event-mission-drawn-unnamed =
    pioche { $n ->
        [one] { $n } Mission
       *[other] { $n } Missions
    }
crecy-event-mission-under =
    { $n ->
        [one] une Mission va sous le Mentor
       *[other] { $n } Missions vont sous le Mentor
    }
crecy-event-lasting = la carte { $card } vaut pour cette Génération ({ $effects })
crecy-event-renewed = défausse l’étalage
crecy-event-goal-main = { $points } pour l’objectif principal ({ $text })
crecy-event-goal-minor = { $points } pour un objectif secondaire ({ $text })
crecy-honor-prestige = { $amount } Honneur pour le Prestige
crecy-honor-children = { $amount } Honneur pour les enfants
crecy-honor-patron = en tout { $amount } Honneur du Mentor
crecy-honor-nationality = { $amount } Honneur pour les nationalités
crecy-honor-occupation = { $amount } Honneur pour les professions
crecy-honor-hints = { $amount } Honneur pour les Indices non vérifiés
crecy-honor-rivals = { $amount } Honneur par la carte d’un autre joueur

# De quoi parle le jeu.
crecy-goal = Trois Générations d’une famille française au dix-huitième siècle, en neuf manches. Avec vos pions, vous mariez les vôtres à des Amis, avez des enfants et réunissez Titres, Demeures et Contributions. À la fin de chaque Génération, le Prestige devient de l’Honneur, et chaque enfant qui y est né vaut 1 Honneur ; une famille sans enfant dans une Génération est éteinte. À la fin, votre Mentor secret récompense un objectif. Qui a le plus d’Honneur l’emporte.
crecy-testament-goal = Vous héritez si vous savez dire qui étaient vos ancêtres. Neuf manches : avec vos pions, vous retrouvez des parents, en remontant à partir de la carte de départ et des Parents, et leur rattachez Titres, Demeures et Contributions. Chaque Génération apporte trois Indices sur l’arbre ; il faut vérifier les neuf pour gagner.
crecy-solo-goal = Trois Générations d’une famille française au dix-huitième siècle, neuf manches, et vous êtes seul à table. Avec vos pions, vous mariez vos proches à des Amis, avez des enfants et rassemblez Titres, Demeures et bonnes œuvres. À la fin de chaque Génération, le Prestige devient de l’Honneur et chaque enfant né pendant celle-ci vaut 1 Honneur. Un Ami de l’étalage ferme la case du plateau principal qui correspond à sa profession. Vous gagnez si votre famille a un enfant à chaque Génération ; votre Honneur est le score.
crecy-testament-legend = Ce sont les Indices qui décident : vérifiez les neuf. D’un membre inconnu, on ne sait que le sexe ; un Ami qui prend sa place, ou se tient à côté d’un membre célibataire, est connu. À la fin d’une Génération, chaque Prestige donne 1 Honneur ; après une manche, chaque Revenu donne 1 Or. Les pions Joueur reviennent à chaque manche, les pions de couleur servent une fois, sur la case de leur couleur.
crecy-board-legend = L’Honneur décide de la partie. À la fin d’une Génération, chaque Prestige donne 1 Honneur ; après une manche, chaque Revenu donne 1 Or. Les pions Joueur reviennent à chaque manche ; un pion de couleur sert une fois, sur une case de sa couleur. Un Ami promis attend à côté de l’enfant jusqu’à ce que celui-ci soit adulte.

## Ce qui se trouve sur la table

crecy-face-pawn = pion { $pawn }
crecy-face-starting-player = carte Premier Joueur
crecy-standing =
    { $honor } Honneur, { $prestige } Prestige, { $income } Revenu, { $gold } Or, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main
crecy-standing-extinct = { $honor } Honneur, famille éteinte en Génération { $generation }

## Styles des bots

crecy-style-romantic = le Romantique
crecy-style-romantic-about =
    Se marie tôt, et veut avant tout une grande famille.
    L’argent va et vient.
crecy-style-benefactor = le Mécène
crecy-style-benefactor-about =
    Donne à la ville, et veut le nom de la famille sur chaque pierre.
    Ses amis paient pour cela.
crecy-style-socialite = le Mondain
crecy-style-socialite-about =
    Connaît tout le monde, et sort pour rencontrer encore quelqu’un.
    Les faveurs sont faites pour être demandées.
crecy-style-schemer = l’Intrigant
crecy-style-schemer-about =
    Vit pour les missions, et ne dit jamais quelle est la prochaine.
    Chaque mariage fait partie d’un plan.
