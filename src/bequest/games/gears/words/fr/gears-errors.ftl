# Gears of Time : pourquoi un choix n’est pas proposé, et ce qui ne va pas dans les options, les paquets et les positions.

## Raisons. $card est le nom d’une carte, $here une période (t3).

gears-reason-no-action-left = les trois actions de ce tour sont effectuées
gears-reason-not-older = vous êtes en { $here } ; « Voyager » ne mène qu’à une période plus ancienne
gears-reason-not-in-hand = la carte { $card } n’est pas dans votre main
gears-reason-at-present = vous êtes au Présent ({ $here }), où l’on ne peut rien établir ; commencez par « Voyager »
gears-reason-timeframe-full =
    { $held ->
        [one] la période { $here } est pleine : elle contient { $held } technologie, pour une capacité de { $capacity }
       *[other] la période { $here } est pleine : elle contient { $held } technologies, pour une capacité de { $capacity }
    }
gears-reason-same-name-here = la période { $here } contient déjà la technologie { $card }
gears-reason-too-few-cards =
    { $cost ->
        [one] la carte { $card } coûte { $cost } autre carte, vous en avez { $others }
       *[other] la carte { $card } coûte { $cost } autres cartes, vous en avez { $others }
    }
gears-reason-no-cubes-in-pool = votre Réserve est vide
gears-reason-not-here = la technologie { $card } n’est pas dans votre période ({ $here })
gears-reason-protected = « { $fate } » de { $owner } protège la technologie { $card }
gears-reason-no-cards-left = il ne reste aucune carte dans la pioche ni dans la défausse
gears-reason-actions-left =
    { $left ->
        [one] il vous reste { $left } action à faire avant de pouvoir terminer le tour
       *[other] il vous reste { $left } actions à faire avant de pouvoir terminer le tour
    }
gears-reason-no-draft = on ne prend de carte Destin qu’avec fate=draft
gears-reason-not-in-area = la carte { $card } n’est pas dans la zone de sélection
gears-reason-taken-this-turn = vous avez déjà pris une carte Destin pendant ce tour
gears-reason-fate-not-yours = vous n’avez pas la carte { $card }
gears-reason-room-pending = son effet est déjà en attente ; commencez par « Établir »
gears-reason-nobody-in-past = tous les pions sont au Présent
gears-reason-no-target-left = il n’y a aucune cible légale pour la carte { $card }
gears-reason-no-own-cube = vous n’avez aucun cube sur la technologie { $card }
gears-reason-fundamental = la technologie { $card } n’a aucun prérequis
gears-reason-not-on-timeline = la technologie { $card } n’est pas dans cette période
gears-reason-too-many-cubes =
    { $most ->
        [one] une action « Influencer » pose au plus { $most } cube
       *[other] une action « Influencer » pose au plus { $most } cubes
    }
gears-reason-more-than-pool =
    { $pool ->
        [one] vous avez { $pool } cube dans votre Réserve
       *[other] vous avez { $pool } cubes dans votre Réserve
    }
gears-reason-at-present-already = le pion de ce joueur est au Présent
gears-reason-no-dependency = la carte { $card } n’est pas un prérequis de cette technologie
gears-reason-cannot-pay-so = les cartes du paiement se désignent dans l’ordre du paquet : il en reste { $due } à donner, et vous en avez { $left } à partir de la carte { $card }
gears-reason-not-drawn = la carte { $card } n’est pas l’une des deux cartes piochées
gears-reason-position-taken = le rang { $position } est déjà pris par { $owner }
gears-reason-no-such-seat =
    { $players ->
        [one] il y a { $players } joueur
       *[other] il y a { $players } joueurs
    }
gears-reason-oldest-already = vous êtes en { $here }, la période la plus ancienne ; il n’y a rien au-delà
gears-reason-nothing-there = cette période ne contient aucune cible légale
gears-reason-no-more-room =
    { $room ->
        [one] { $here } est pleine même avec { $room } emplacement de plus : elle contient { $held } technologies pour { $capacity }
       *[other] { $here } est pleine même avec { $room } emplacements de plus : elle contient { $held } technologies pour { $capacity }
    }
gears-reason-activated-already = vous avez déjà activé la technologie { $card } pendant ce tour
gears-reason-not-leader = vous n’êtes pas meneur sur la technologie { $card } comme son pouvoir l’exige
gears-reason-failed = la technologie { $card } a échoué
gears-reason-without-effect = le pouvoir de la carte { $card } n’aurait aucun effet maintenant
gears-reason-no-other-cube = il n’y a aucun cube d’un autre joueur contre lequel l’échanger
gears-reason-same-technology = un échange demande deux technologies différentes
gears-reason-nothing-to-swap = cette période ne contient aucune technologie pour cet échange
gears-reason-nothing-to-modify = cette période ne contient aucune technologie
gears-reason-same-timeframe = vous êtes déjà en { $here } ; « Voyager » vous déplace d’au moins une période
gears-reason-protected-from-fate = « { $fate } » de { $owner } protège la technologie { $card } de vos cartes Destin
gears-reason-all-protected =
    { $protected ->
        [one] « { $fate } » de { $owner } protège la seule cible que la carte { $card } pourrait avoir, en { $here }
       *[other] « { $fate } » de { $owner } protège les { $protected } cibles que la carte { $card } pourrait avoir
    }
gears-reason-all-protected-there =
    { $protected ->
        [one] « { $fate } » de { $owner } protège la seule cible que la carte { $card } pourrait avoir en { $here }
       *[other] « { $fate } » de { $owner } protège les { $protected } cibles que la carte { $card } pourrait avoir en { $here }
    }
gears-reason-earlier-in-deck = les cartes du paiement se désignent dans l’ordre du paquet, et la carte { $card } vient avant la carte { $last }, qui fait déjà partie du paiement ; annulez des choix pour la désigner plus tôt
gears-reason-named-already =
    { $copies ->
        [one] votre carte { $card } fait déjà partie du paiement
       *[other] vos { $copies } cartes { $card } font déjà partie du paiement
    }
gears-reason-no-payment-for-itself = la carte { $card } est celle que vous établissez, elle ne peut pas se payer elle-même
gears-reason-extra-turn-used = vous avez déjà utilisé votre tour supplémentaire de la manche { $round }
gears-reason-spliced-already = la période { $here } existe déjà ; elle n’apparaît qu’une fois par partie
gears-reason-no-token-left =
    { $tokens ->
        [one] le seul jeton modificateur est sur une technologie
       *[other] les { $tokens } jetons modificateurs sont tous sur des technologies
    }
gears-reason-not-sole-leader =
    { $cubes ->
        [one] le pouvoir de la carte { $card } est réservé à un meneur unique, et { $leaders } joueurs y sont à égalité avec { $cubes } cube chacun
       *[other] le pouvoir de la carte { $card } est réservé à un meneur unique, et { $leaders } joueurs y sont à égalité avec { $cubes } cubes chacun
    }

## Options

gears-option-deck-help = le paquet auquel ce jeu est lié
gears-option-fate-help = les cartes Destin : dans le paquet, aucune, une par joueur, ou en sélection
gears-option-pursuit-help = si les personnages gagnent des points pour leur quête
gears-option-characters-help = qui joue quel personnage
gears-option-characters-allowed = random, ou une liste d’identifiants de personnages, un par place
gears-option-no-players = option players : à indiquer ; valeurs possibles : 2, 3, 4
gears-option-characters-wrong =
    { $players ->
        [one] option characters : il faut { $players } identifiant parmi { $known } ; valeur trouvée : { $found }
       *[other] option characters : il faut { $players } identifiants différents parmi { $known } ; valeurs trouvées : { $found }
    }
gears-option-pursuit-missing = option pursuit : la quête du personnage { $character } est { $pursuit }, qui n’est pas dans le paquet { $deck } ; utilisez pursuit=off ou d’autres personnages
gears-option-deck-too-small =
    { $cards ->
        [one] option deck : { $deck } a { $cards } carte ; il en faut { $needed } pour commencer à { $players } joueurs
       *[other] option deck : { $deck } a { $cards } cartes ; il en faut { $needed } pour commencer à { $players } joueurs
    }
gears-option-too-few-fates =
    { $players ->
        [one] option fate : one_each demande { $players } carte Destin, le paquet en a { $fates }
       *[other] option fate : one_each demande { $players } cartes Destin, le paquet en a { $fates }
    }

## Paquets : ce qui ne va pas dans un champ, dont l’endroit est nommé avant

gears-deck-unknown = aucun paquet ne s’appelle { $name } ; paquets fournis : { $known } ; ou donnez un fichier de paquet à vous
gears-deck-supplied-name = { $name } est le nom d’un paquet fourni ; donnez un autre nom à votre propre paquet
gears-deck-reserved-name = { $name } a un sens particulier ; donnez un autre nom au paquet
gears-deck-technology-tables = il faut de 1 à { $most } tables [[technology]] ; nombre trouvé : { $found }
gears-deck-technologies = il faut de 1 à { $most } technologies ; nombre trouvé : { $found }
gears-deck-character-twice = { $id } est déjà un autre personnage
gears-deck-character-tables = il faut { $seats } tables [[character]] ou aucune ; nombre trouvé : { $found }
gears-deck-unknown-fate = carte Destin { $name } inconnue ; cartes connues : { $known }
gears-deck-no-abilities = seul un paquet de type forbidden a des pouvoirs
gears-deck-not-fundamental = seule une technologie sans prérequis peut avoir established
gears-deck-activation-only = { $effect } demande une cible et ne fonctionne qu’avec activation
gears-deck-effect-without-ability = fait partie d’un pouvoir ; indiquez avec ability quand il sert : established ou activation
gears-deck-target = l’effet { $effect } demande la cible { $allowed }
gears-deck-no-amount = l’effet { $effect } n’a pas de quantité ; retirez ce champ
gears-deck-mark = { $name } n’est pas une valeur de cette entrée ; valeurs possibles : { $allowed }
gears-deck-card-twice = { $name } est déjà dans le paquet
gears-deck-unknown-need = { $name } n’est pas une technologie de ce paquet
gears-deck-need-twice = nomme deux fois la même technologie
gears-deck-cycle = { $name } dépendrait d’elle-même

## Positions : ce qui ne va pas dans un champ, dont l’endroit est nommé avant

gears-position-expansion-only = seul un paquet de type forbidden a ce champ ; retirez-le
gears-position-no-phase-v = il n’y a pas de phase V après la dernière manche ; la partie se termine avec la phase IV
gears-position-each-seat-once = il faut chacune des places de 1 à { $players } une fois
gears-position-present = à la manche { $round }, à { $players } joueurs, il est en { $timeframe }
gears-position-no-activation = aucune technologie à Activation ne s’appelle { $name }
gears-position-no-tokens = seul un paquet de type forbidden a des jetons modificateurs ; retirez ce champ
gears-position-too-many-tokens =
    { $most ->
        [one] il y a { $most } jeton modificateur en tout
       *[other] il y a { $most } jetons modificateurs en tout
    }
gears-position-marker = il faut une période de { $first } à { $last } ; valeur trouvée : { $found }
gears-position-score-line =
    { $count ->
        [one] il faut { $count } nombre, 0 ou plus
       *[other] il faut { $count } nombres, 0 ou plus
    }
gears-position-score-too-low = { $score } est inférieur aux points de la feuille de score
gears-position-character = valeurs possibles : { $known } ; valeur trouvée : { $found }
gears-position-same-character = deux places ont le même personnage
gears-position-per-seat =
    { $players ->
        [one] il faut { $players } entrée, une par place ; nombre trouvé : { $found }
       *[other] il faut { $players } entrées, une par place ; nombre trouvé : { $found }
    }
gears-position-no-card = aucune carte du paquet { $deck } ne s’appelle { $name }{ $hint }
gears-position-fate-in-no-pile = { $card } est une carte Destin, et avec cette option fate il n’y en a dans aucune pile ni aucune main
gears-position-too-many-copies =
    { $copies ->
        [one] la carte { $card } est placée plus souvent que le paquet ne le permet ({ $copies } exemplaire)
       *[other] la carte { $card } est placée plus souvent que le paquet ne le permet ({ $copies } exemplaires)
    }
gears-position-fates-shuffled = avec fate=deck, les cartes Destin sont des cartes ordinaires ; retirez ce champ
gears-position-fate-no-technology = une carte Destin n’est pas une technologie ; écrivez-la dans le champ fate de sa cible
gears-position-timeframe = les technologies sont maintenant de { $first } à { $last } ; valeur trouvée : { $found }
gears-position-two-copies = la période { $timeframe } en contient deux exemplaires
gears-position-too-full = { $timeframe } contient plus de { $most } technologies
gears-position-fate-twice = la carte { $card } est placée deux fois
gears-position-fate-not-lasting = la carte { $card } prend effet aussitôt et ne reste jamais à côté d’une technologie
gears-position-no-fate = aucune carte Destin ne s’appelle { $name } ; cartes connues : { $known }
gears-position-one-fate-each = avec fate=one_each, un joueur a au plus une carte Destin
gears-position-no-fates = avec fate=none il n’y a pas de carte Destin, et pourtant il y en a une à côté d’une technologie
gears-position-setup-pending = une position de mise en place doit dire ce qui est en attente (pending)
gears-position-drawn-pending = des cartes sont piochées, pending doit donc finir par keep ou drawing
gears-position-keep-needs-two = keep demande deux cartes piochées ; nombre trouvé : { $found }
gears-position-drawn-two = deux cartes au plus sont piochées
gears-position-taken = seat, later et taken doivent nommer une fois chacune des places de 1 à { $players }
gears-position-extra-turn = la place { $seat } a un tour supplémentaire et doit être nommée ici
gears-position-no-character = chaque place a un personnage dès que la mise en place les a attribués
gears-position-other-characters = ce ne sont pas les personnages que nomment les options
gears-position-pending-shape = ceci ne peut pas être en attente en phase { $phase } ; omettez le champ, ou écrivez ce qu’écrit le jeu
gears-position-pending-seat = c’est le tour de la place { $seat }, la décision en attente doit y correspondre
gears-position-pending-variant = ceci n’existe pas avec l’option fate de cette position
gears-position-later = après la place { $seat }, ces places placent un cube : { $expected } ; valeur trouvée : { $found } ; omettez le champ, ou corrigez order, active ou seat
gears-position-fate-taken = on ne prend de carte Destin qu’avec fate=draft, et ici fate est { $fate } ; retirez ce champ
gears-position-stray-fate = en phase { $phase }, toute carte Destin en jeu est à côté de sa technologie ; écrivez-la dans le champ fate d’une technologie, ou retirez-la
gears-position-copy-left = un exemplaire est aussi en { $timeframe }, et en phase { $phase } il reste au plus un exemplaire d’une technologie ; retirez-en un, ou commencez par la phase II
gears-position-owner-without-cube = la carte { $card } est à côté d’une technologie qui porte un cube de son propriétaire, et la place { $seat } n’en a pas là ; ajoutez-en un dans cubes, ou corrigez owner
gears-position-unplaced =
    { $count ->
        [one] { $count } carte du paquet n’est placée nulle part ({ $names }) ; ajoutez-la ici, ou omettez rest, qui est alors tout ce qui n’est placé nulle part
       *[other] { $count } cartes du paquet ne sont placées nulle part ({ $names }) ; ajoutez-les ici, ou omettez rest, qui est alors tout ce qui n’est placé nulle part
    }
gears-position-other-deck = { $problem } ; le fichier est fait pour un autre paquet : lisez-le avec { $call }
gears-position-unknown-deck = { $problem } ; le fichier est fait pour un autre paquet, qui n’est pas fourni avec le jeu : lisez-le avec { $call }, à partir du fichier du paquet { $deck }
gears-position-fate-in-phase-v = les cartes Destin ne sont plus en jeu quand quelque chose est en attente en phase V ; retirez-les, ou omettez pending
