# Le Duc de Crécy : pourquoi un choix n’est pas proposé, et ce qui ne va pas dans les options, les paquets et les positions.

## Types de cartes rattachées, tels qu’ils figurent dans les raisons

crecy-kind-title = un Titre
crecy-kind-contribution = une Contribution
crecy-kind-mansion = une Demeure
crecy-kind-venture = une Entreprise

## Raisons. $space est le nom d’une action, $card d’une carte, $person d’un membre de la famille, $kind l’un des précédents.

crecy-reason-space-taken = la case « { $space } » est occupée par le joueur { $holder } pendant cette manche
crecy-reason-space-closed = la case « { $space } » est fermée tant que l’étalage contient un Ami de profession { $occupation }
crecy-reason-no-pawn = il ne vous reste aucun pion Joueur
crecy-reason-no-pawn-for-space = il ne vous reste ni pion Joueur ni pion { $colour } pour la case « { $space } »
crecy-reason-nobody-to-marry =
    { $generation ->
        [1] votre famille n’a aucun membre d’origine adulte et célibataire de la Génération I
        [2] votre famille n’a aucun membre d’origine adulte et célibataire de la Génération II
       *[other] votre famille n’a aucun membre d’origine adulte et célibataire de la Génération III
    }
crecy-reason-no-friend-fits = aucun Ami de votre main n’est du sexe opposé à une personne que l’on pourrait choisir
crecy-reason-too-little-gold = cela coûte { $cost } Or, vous en avez { $gold }
crecy-reason-no-child-to-promise = votre famille n’a dans la rangée suivante aucun enfant qui ne soit déjà fiancé
crecy-reason-no-couple = vous n’avez aucun couple qui puisse avoir un enfant de plus maintenant
crecy-reason-no-couple-for-doctor = vous n’avez aucun couple d’un enfant au plus que le Spécialiste en fertilité puisse aider
crecy-reason-nothing-to-be-born = il ne reste aucune carte Enfant qui puisse amener une naissance
crecy-reason-too-few-cards =
    { $cards ->
        [one] cela coûte { $cards } carte de la main, vous en avez { $hand }
       *[other] cela coûte { $cards } cartes de la main, vous en avez { $hand }
    }
crecy-reason-no-title-left = aucun Titre n’est offert
crecy-reason-no-contribution-left = aucune Contribution n’est offerte
crecy-reason-no-mansion-left = il ne reste aucune Demeure
crecy-reason-no-venture-left = il ne reste aucune Entreprise
crecy-reason-no-holder = personne de votre famille ne peut recevoir { $kind } maintenant
crecy-reason-no-mission-left = il ne reste aucune Mission dans la pioche ni dans la défausse
crecy-reason-no-friends-left = il ne reste aucun Ami dans l’étalage, la pioche ni la défausse
crecy-reason-pawn-left =
    { $pawns ->
        [one] il vous reste { $pawns } pion Joueur à poser avant de pouvoir passer
       *[other] il vous reste { $pawns } pions Joueur à poser avant de pouvoir passer
    }
crecy-reason-mission-not-yours = « { $card } » n’est pas l’une de vos Missions face visible
crecy-reason-mission-not-met = votre famille ne remplit pas l’exigence de « { $card } »
crecy-reason-no-arranged-marriages = il n’y a pas de mariages arrangés dans la Généalogie
crecy-reason-not-in-hand = la carte { $card } n’est pas dans votre main
crecy-reason-no-partner = il n’y a personne à qui l’unir
crecy-reason-not-free-turn = il faut un Ami à tour libre dont la condition est remplie
crecy-reason-no-such-person = votre famille n’a pas de telle personne
crecy-reason-person-departed = { $person } fait partie des personnes disparues
crecy-reason-other-generation =
    { $generation ->
        [1] { $person } est dans la rangée { $row } ; cela ne concerne pas cette rangée pendant la Génération I
        [2] { $person } est dans la rangée { $row } ; cela ne concerne pas cette rangée pendant la Génération II
       *[other] { $person } est dans la rangée { $row } ; cela ne concerne pas cette rangée pendant la Génération III
    }
crecy-reason-same-gender = { $person } est du même sexe que cet Ami
crecy-reason-married-already = { $person } a déjà un conjoint
crecy-reason-friend-marries-once = { $person } est un Ami de la famille et ne peut pas se remarier
crecy-reason-still-a-child = { $person } est encore enfant
crecy-reason-promised-already = { $person } a déjà un mariage arrangé
crecy-reason-not-a-child = { $person } n’est pas enfant ; on n’arrange de mariage que pour des enfants
crecy-reason-not-a-couple = { $person } ne fait pas partie d’un couple
crecy-reason-no-more-children = le couple de { $person } a autant d’enfants qu’il peut en avoir
crecy-reason-childless-couple = le couple de { $person } n’est pas en mesure d’avoir des enfants
crecy-reason-too-many-for-doctor = le couple de { $person } a plus d’un enfant
crecy-reason-holds-one = { $person } détient déjà { $kind }, à titre personnel ou en couple
crecy-reason-holder-is-partner = désignez le couple de { $person } par le conjoint
crecy-reason-not-on-offer = « { $card } » n’est pas dans l’offre
crecy-reason-not-in-display = la carte { $card } n’est pas dans l’étalage
crecy-reason-not-in-this-order = les cartes se désignent dans l’ordre du paquet, et trop peu suivent la carte { $card }
crecy-reason-not-of-the-pair = cette carte n’est pas de la paire
crecy-reason-not-drawn = « { $card } » n’est pas l’une des Missions piochées
crecy-reason-cannot-lose-that = vous n’en avez pas assez pour le perdre
crecy-reason-only-display = ces cartes ne viennent que de l’étalage
crecy-reason-no-such-amount = cette quantité n’est pas proposée
crecy-reason-not-a-starting-card = la carte { $card } n’est pas une carte de départ
crecy-reason-gender-not-left = il ne reste aucune carte Enfant qui puisse terminer cette recherche
crecy-reason-not-after-the-action = votre action de ce tour est faite ; accomplissez des Missions ou terminez le tour
crecy-reason-wrong-gender-taken = la carte { $card } n’est pas du sexe que l’on peut prendre
crecy-reason-known-already = { $person } est un membre connu et ne peut pas être remplacé
crecy-reason-not-start-or-parents = { $person } est la carte de départ ou l’un des Parents, qu’aucune action ne concerne
crecy-reason-not-growing = { $person } n’a aucun effet d’âge adulte à résoudre maintenant
crecy-reason-not-promised = { $person } n’a aucun mariage arrangé à célébrer maintenant

## Options

crecy-option-mode-help = le jeu à plusieurs, le Solo standard ou la Généalogie
crecy-option-players-help = combien de familles jouent
crecy-option-edition-help = le livret de règles qui décide là où les deux diffèrent
crecy-option-testament-start-help = la carte de départ de la Généalogie
crecy-option-first-help = qui reçoit la carte Premier Joueur
crecy-option-first-allowed = random, ou une place de 1 à 4
crecy-option-deck-help = le paquet auquel ce jeu est lié
crecy-option-players-mode = option players : { $players } n’est pas permis avec mode={ $mode } ; valeurs possibles : { $allowed }
crecy-option-elsewhere = option { $key } : n’a de sens qu’avec mode={ $mode } ; retirez-la
crecy-option-first-seat =
    { $players ->
        [one] option first : il n’y a pas de place { $seat } à { $players } joueur
       *[other] option first : il n’y a pas de place { $seat } à { $players } joueurs
    }

## Paquets : ce qui ne va pas dans un champ, dont l’endroit est nommé avant

crecy-deck-unknown = aucun paquet ne s’appelle { $name } ; paquets fournis : { $known } ; ou donnez un fichier de paquet à vous
crecy-deck-supplied-name = { $name } est le nom d’un paquet fourni ; donnez un autre nom à votre propre paquet
crecy-deck-reserved-name = { $name } a un sens particulier ; donnez un autre nom au paquet
crecy-deck-no-card = aucune carte fournie ne s’appelle { $id } ; utilisez l’identifiant de l’une d’elles, ou indiquez avec replaces quelle carte une nouvelle remplace
crecy-deck-name-twice = { $name } est déjà le nom d’une autre carte ; les identifiants sont uniques, et les noms parmi les Amis
crecy-deck-not-both = un Ami a { $one } ou { $other }, mais pas les deux
crecy-deck-complication-effect = une carte Enfant sans sexe est une Complication, qui n’a pas d’effet
crecy-deck-no-needs = une Mission demande une exigence ; donnez au moins une mesure
crecy-deck-minor-goals = un Mentor a deux ou trois objectifs secondaires ; nombre trouvé : { $found }
crecy-deck-not-in = valeurs possibles : { $allowed }
crecy-deck-filter = { $filter } ne va pas avec la mesure { $count } ; retirez ce champ
crecy-deck-effect-field = { $field } ne va pas avec l’effet { $effect } ; retirez ce champ
crecy-deck-when = seules les cartes Enfant disent quand ; retirez ce champ
crecy-deck-child-only = seules les cartes Enfant peuvent avoir l’effet { $effect }
crecy-deck-mission-only = seules les Missions peuvent avoir l’effet counts-as
crecy-deck-no-condition = { $effect } vaut de soi-même et n’accepte pas de condition
crecy-deck-idle = { $effect } n’aurait jamais d’effet sur une carte de type { $table }
crecy-deck-no-pawn = une Mission ne peut pas donner de pion : accomplie avant l’action d’un tour, elle en donnerait un qui ne peut pas encore servir
crecy-deck-rivals-solo = un effet qui touche les autres joueurs n’a pas sa place en solo ; nommez les deux modes solo dans not_in
crecy-deck-lose-nothing = nommez au moins une chose que perdent les autres joueurs
crecy-deck-goal = un objectif a soit needs, soit per
crecy-deck-total =
    { $wanted ->
        [one] il faut { $wanted } carte pour { $table } ; nombre trouvé : { $found }
       *[other] il faut { $wanted } cartes pour { $table } ; nombre trouvé : { $found }
    }
crecy-deck-one-complication = il faut un seul type de Complication, c’est-à-dire une seule carte Enfant sans sexe
crecy-deck-roles = il faut deux Amis de rôle start, un de rôle father et un de rôle mother
crecy-deck-colours = il faut un Chef de famille de chaque couleur de joueur
crecy-deck-too-many =
    { $most ->
        [one] un paquet en a au plus { $most }
       *[other] un paquet en a au plus { $most }
    }

## Positions : ce qui ne va pas dans un champ, dont l’endroit est nommé avant

crecy-position-per-seat =
    { $players ->
        [one] il faut { $players } entrée, une par place ; nombre trouvé : { $found }
       *[other] il faut { $players } entrées, une par place ; nombre trouvé : { $found }
    }
crecy-position-generation = la manche indique la Génération { $generation } ; omettez ce champ, ou changez la manche
crecy-position-round = la phase { $phase } appartient à la manche { $rounds }
crecy-position-survivors = une partie dure tant qu’une famille survit, et elle est terminée quand il n’en reste aucune
crecy-position-no-extinction = aucune famille ne s’éteint dans la Généalogie ; retirez ce champ
crecy-position-seat-extinct = la famille de la place { $seat } est éteinte et ne joue plus
crecy-position-seat-passed = la place { $seat } a passé et n’a plus de tour
crecy-position-no-turn = personne n’a de tour dans la phase { $phase } ; retirez ce champ
crecy-position-no-pawns-now = aucun pion n’est sur une case dans la phase { $phase } ; retirez ce champ
crecy-position-pawns =
    { $placed ->
        [one] une famille qui joue a { $most } pions Joueur, une famille éteinte aucun ; { $placed } est posé
       *[other] une famille qui joue a { $most } pions Joueur, une famille éteinte aucun ; { $placed } sont posés
    }
crecy-position-passed-with-pawn = la place { $seat } a passé, ses deux pions Joueur doivent donc être posés
crecy-position-supply =
    { $most ->
        [one] il y a { $most } pion de couleur { $colour } en tout, dans le stock, les réserves et sur les cases
       *[other] il y a { $most } pions de couleur { $colour } en tout, dans le stock, les réserves et sur les cases
    }
crecy-position-no-card = le paquet { $deck } n’a pas de carte { $name } qui puisse être ici{ $hint }
crecy-position-not-used = la carte { $card } ne sert pas avec mode={ $mode } et cette édition
crecy-position-placed-too-often = la carte { $card } est placée plus souvent qu’elle n’a d’exemplaires
crecy-position-no-head = il ne reste aucun Chef de famille pour cette place ; ajoutez-en un au paquet
crecy-position-other-head = { $card } n’est pas le Chef de famille que nomme cette place
crecy-position-no-heir = le paquet n’a pas toutes les cartes d’un arbre de départ ; donnez la famille
crecy-position-no-patron = il n’y a pas de Mentors dans la Généalogie ; retirez ce champ
crecy-position-too-few-missions = il y a moins de Missions qui ne soient placées nulle part
crecy-position-complication = une Complication gardée pendant une autre Génération que { $generation } est déjà défaussée
crecy-position-no-complication = il ne reste aucune Complication pour cette place
crecy-position-lasting = l’effet de { $card } dure si la carte montre cette personne, ou si c’est une Mission accomplie de la place (person 0)
crecy-position-too-many-attached =
    { $most ->
        [one] plus de cartes { $kind } sont rattachées qu’il n’y en a dans la partie ({ $most })
       *[other] plus de cartes { $kind } sont rattachées qu’il n’y en a dans la partie ({ $most })
    }
crecy-position-testament-only = seule la Généalogie a ce champ ; retirez-le
crecy-position-hint = l’Indice { $hint } est déjà tiré, ou appartient à une Génération suivante
crecy-position-no-option = il n’y a rien à choisir dans cette décision ; omettez-la, ou écrivez ce qu’écrit le jeu

## Positions : les personnes

crecy-position-most-persons =
    { $most ->
        [one] une famille de ce paquet a au plus { $most } personne
       *[other] une famille de ce paquet a au plus { $most } personnes
    }
crecy-position-person-number = les personnes sont numérotées dans leur ordre ; celle-ci est la personne { $number }
crecy-position-head = la première personne d’une famille, et elle seule, est une face d’un Chef de famille
crecy-position-testament-head = il n’y a pas de Chefs de famille dans la Généalogie
crecy-position-other-gender = la carte { $card } est de l’autre sexe
crecy-position-no-row = aucun lien ne dit dans quelle rangée est cette personne ; nommez un conjoint, un parent ou la rangée
crecy-position-row = le lien avec la personne { $other } la met dans la rangée { $row } ; rangée trouvée : { $found }
crecy-position-row-range = la famille a maintenant les rangées 1 à { $last }, et le Chef de famille est dans la rangée 1 ; rangée trouvée : { $found }
crecy-position-two-parents = un enfant a un père et une mère ; nommez les deux
crecy-position-no-parents = seules les cartes Enfant ont des parents dans l’arbre
crecy-position-parent-gender = un père est un homme et une mère une femme
crecy-position-no-couple = les personnes { $father } et { $mother } ne forment pas un couple et n’en ont jamais formé un ; les enfants naissent dans un couple, nommez donc les deux membres d’un même couple
crecy-position-partner-departed = la personne { $partner } est disparue, et la personne { $number } est un veuf, qui nomme une nouvelle épouse ou personne ; omettez ce champ
crecy-position-partner-mutual = la personne { $partner } doit elle aussi nommer la personne { $number } comme partner
crecy-position-partner-gender = les conjoints sont de sexe opposé
crecy-position-partner-original = un Ami est le conjoint du Chef de famille ou d’une carte Enfant
crecy-position-state = dans la rangée { $row }, l’état { $state } est impossible pendant la Génération { $generation }
crecy-position-promised = un Ami est promis à un enfant de la famille qui n’est pas encore marié
crecy-position-lone-friend = un Ami est un adulte marié ou veuf, promis à un enfant, ou disparu
crecy-position-departed = seule une mère est disparue : une femme, qui n’est pas le Chef de famille, nomme le conjoint adulte qu’elle avait et ne détient rien
crecy-position-no-holder = seuls des adultes détiennent des cartes, et jamais la carte de départ ni les Parents
crecy-position-attached-twice = le couple détient deux cartes de type { $kind }
crecy-position-offer-later = la carte { $card } appartient à une Génération suivante
crecy-position-offer-generation = la carte { $card } appartient à la Génération { $generation } ; seules celles de la Génération { $now } sont proposées en ce moment, les suivantes sont mises de côté et les précédentes défaussées : omettez-la, et elle sera à sa place
crecy-position-testament-adult = tout le monde est adulte dans la Généalogie ; retirez ce champ
crecy-position-testament-tree = un arbre de la Généalogie commence par trois Amis : la carte de départ (row 0, father 2, mother 3), le père (row 1, partner 3) et la mère (row 1, partner 2)

## Positions : ce qui est en attente

crecy-position-setup-pending = une position de mise en place doit dire ce qui est en attente (pending)
crecy-position-setup = il faut ce champ si et seulement si { $kind } n’est pas en attente pour la place
crecy-position-pending-shape = ceci ne peut pas être en attente dans la phase { $phase } ; omettez le champ, ou écrivez ce qu’écrit le jeu
crecy-position-pending-seat = ceci concerne la place { $seat }, que doit donc nommer ce qui est en attente
crecy-position-argument = ne correspond pas à la position pour { $kind } ; écrivez ce qu’écrit le jeu
crecy-position-drawn = deux Missions sont piochées avec mission, moins avec draw-missions, aucune sinon ; nombre trouvé : { $found }
crecy-position-aside = des cartes ne sont mises de côté que tant que search, pair ou lose est en haut de pending
