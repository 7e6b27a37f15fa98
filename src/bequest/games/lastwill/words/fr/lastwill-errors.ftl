# Last Will : pourquoi un choix n’est pas proposé, et ce qui ne va pas dans les options, les paquets et les plateaux.

## Raisons. $card est le nom d’une carte, $errand d’une case de course, $type d’un compagnon, $deck d’un paquet.

lastwill-reason-too-few-actions =
    { $needed ->
        [one] il faut { $needed } action, il vous en reste { $have }
       *[other] il faut { $needed } actions, il vous en reste { $have }
    }
lastwill-reason-no-debt-with-property = cela coûte au moins { $pounds } £, vous avez { $balance } £, et qui possède une propriété ne peut pas s’endetter
lastwill-reason-not-in-hand = « { $card } » n’est pas dans votre main
lastwill-reason-no-animal-space = aucune de vos cartes n’attend un chien ou un cheval sur sa prochaine case de compagnon
lastwill-reason-nothing-depreciates = aucune de vos résidences ne peut plus perdre de valeur
lastwill-reason-only-properties = votre plateau plein ne porte que des propriétés, et une propriété ne fait jamais de place
lastwill-reason-helper-takes-action =
    { $needed ->
        [one] il faut { $needed } action, et sans « { $card } » il vous en reste { $have }
       *[other] il faut { $needed } actions, et sans « { $card } » il vous en reste { $have }
    }
lastwill-reason-bankrupt-buys-nothing = qui est en faillite ne peut pas acheter de propriété
lastwill-reason-price-above-balance = cela coûte { $price } £, vous avez { $balance } £
lastwill-reason-no-card-there = aucune carte ne se trouve sur la case { $space } de votre plateau
lastwill-reason-no-upper-part = « { $card } » n’a pas de partie supérieure à activer
lastwill-reason-activated-already = « { $card } » a été activée pendant cette manche
lastwill-reason-nothing-to-count = il n’y a rien à compter pour « { $card } » maintenant, et l’on ne peut pas dépenser 0 £
lastwill-reason-not-a-property = « { $card } » n’est pas une propriété
lastwill-reason-no-empty-companion-space = « { $card } » n’a aucune case de compagnon vide
lastwill-reason-no-companion = vous n’avez ni cette carte compagnon ni joker : { $type }
lastwill-reason-plan-taken = le plan { $plan } est pris
lastwill-reason-errand-taken = cette case est prise : { $errand }
lastwill-reason-no-card-on-offer = il n’y reste aucune carte : { $errand }
lastwill-reason-wild-taken = ce joker a été pris
lastwill-reason-no-extension-left = il ne reste aucune annexe
lastwill-reason-nothing-to-draw = toutes les pioches et défausses sont vides
lastwill-reason-opera-too-dear = l’opéra coûte { $price } £, vous avez { $balance } £ et possédez une propriété
lastwill-reason-not-on-this-board = cela n’existe pas sur les plateaux pour ce nombre de joueurs
lastwill-reason-deck-empty = il ne reste aucune carte à piocher dans le paquet des { $deck }
lastwill-reason-not-in-group = « { $card } » n’est pas dans le groupe
lastwill-reason-not-that-many = les cartes du plan se piochent en entier : de { $least } à { $most } dans ce paquet
lastwill-reason-no-such-total = { $pounds } £ n’est pas un total que les montants, bonus et réductions permettent et que vous pouvez payer
lastwill-reason-property-stays = « { $card } » est une propriété : elle ne quitte le plateau que vendue
lastwill-reason-cannot-waive = « { $card } » ne peut pas dispenser de ces actions
lastwill-reason-no-matching-coin = « { $card } » ne va pas avec cette pièce
lastwill-reason-not-in-this-order = cette combinaison s’atteint en choisissant dans l’ordre croissant
lastwill-reason-no-animal-there = « { $card } » n’attend ni chien ni cheval
lastwill-reason-no-step-there = « { $card } » ne peut plus perdre de valeur, ou les autres ne pourraient prendre les crans qui restent
lastwill-reason-steps-are-due = il faut prendre autant de crans que possible
lastwill-reason-wrong-companion = « { $card } » n’est pas le compagnon attendu à cet endroit
lastwill-reason-not-a-white-action =
    { $most ->
        [one] { $most } action blanche supplémentaire au plus peut payer cette carte
       *[other] { $most } actions blanches supplémentaires au plus peuvent payer cette carte
    }
lastwill-reason-two-are-kept = il faut garder exactement deux cartes
lastwill-reason-room-takes-action =
    { $needed ->
        [one] aucune carte de votre plateau plein ne peut faire de place : il faut { $needed } action, et sans « { $card } » il vous en reste { $have }
       *[other] aucune carte de votre plateau plein ne peut faire de place : il faut { $needed } actions, et sans « { $card } » il vous en reste { $have }
    }
lastwill-reason-room-takes-discount = aucune carte de votre plateau plein ne peut faire de place : sans « { $card } », cela coûte { $price } £, vous avez { $balance } £
lastwill-reason-chosen-already = « { $card } » est déjà choisie, et vous n’en avez pas d’autre exemplaire
lastwill-reason-makes-room = « { $card } » fait de la place, et ne peut donc pas dispenser de l’action
lastwill-reason-waives-no-more = « { $card } » ne peut plus dispenser d’actions pendant cette manche
lastwill-reason-another-waives = un autre assistant comme « { $card } », sur une case plus basse, dispense d’abord de ces actions
lastwill-reason-so-many-helpers =
    { $most ->
        [one] { $most } assistant pioche ces cartes, pas plus
       *[other] { $most } assistants piochent ces cartes, pas plus
    }
lastwill-reason-deck-holds-fewer =
    { $left ->
        [one] il reste { $left } carte à piocher dans le paquet des { $deck }, pas plus
       *[other] il reste { $left } cartes à piocher dans le paquet des { $deck }, pas plus
    }
lastwill-reason-token-is-due = il faut placer au moins un jeton

## Options

lastwill-option-players-help = combien d’héritiers jouent
lastwill-option-money-help = l’argent que chacun reçoit au départ
lastwill-option-money-allowed = standard (70), last_will (une carte pour tous), ou un montant de 1 à 999
lastwill-option-first-help = qui reçoit le marqueur premier joueur
lastwill-option-first-allowed = random, ou une place de 1 à 5
lastwill-option-deck-help = les cartes auxquelles ce jeu est lié
lastwill-option-boards-help = les plateaux auxquels ce jeu est lié
lastwill-option-discards-help = si l’on peut regarder les défausses
lastwill-option-colours-help = les couleurs dans l’ordre des places
lastwill-option-colours-allowed = des couleurs différentes parmi { $colours }, séparées par des virgules
lastwill-option-first-seat =
    { $players ->
        [one] option first : il n’y a pas de place { $seat } à { $players } joueur
       *[other] option first : il n’y a pas de place { $seat } à { $players } joueurs
    }
lastwill-option-colours-few =
    { $players ->
        [one] option colours : il faut au moins { $players } couleur ; nombre trouvé : { $found }
       *[other] option colours : il faut au moins { $players } couleurs ; nombre trouvé : { $found }
    }
lastwill-option-no-wills = option money : ce paquet n’a pas de carte testament ; utilisez standard ou un montant

## Paquets. $id et $name sont les noms d’une carte dans un fichier, $table et $field ceux du format.

lastwill-deck-unknown = aucun paquet ne s’appelle { $name } ; paquets fournis : { $known } ; ou donnez un fichier de paquet à vous
lastwill-deck-supplied-name = { $name } est un nom fourni ; donnez un autre nom au vôtre
lastwill-deck-reserved-name = { $name } a un sens particulier ; donnez un autre nom au paquet
lastwill-deck-no-card = aucune carte ne s’y appelle { $id }{ $hint }
lastwill-deck-new-card = aucune carte ne s’appelle encore { $id }, et une nouvelle carte a besoin d’un nom (name){ $hint }
lastwill-deck-removed = { $name } est parmi les cartes retirées ; changez-la ou retirez-la
lastwill-deck-name-twice = { $name } est déjà le nom d’une autre carte ; les identifiants sont uniques
lastwill-deck-one-of = valeurs possibles : { $known } ; valeur trouvée : { $found }
lastwill-deck-options = une carte à options en a de 2 à { $most }
lastwill-deck-options-alone = une carte à options n’a ni actions et livres à elle ni pièces ; retirez ce champ
lastwill-deck-formula = un montant calculé reste seul, sans livres ni cases de compagnon
lastwill-deck-spaces = des cases de compagnon demandent un premier montant ; donnez pounds
lastwill-deck-too-many = au plus { $most } entrées
lastwill-deck-one-counted = un assistant a au plus un privilège compté parmi trade, maintain, action et white-action
lastwill-deck-idle = { $privilege } ne ferait jamais rien ; nommez les types ou symboles concernés, et de combien il change
lastwill-deck-banknotes = il faut des billets différents, du plus haut au plus bas ; une ferme en a un seul
lastwill-deck-one-wild = il faut une seule carte joker
lastwill-deck-card-or-id = il faut l’identifiant d’une carte, ou une carte sous forme d’objet
lastwill-deck-too-few = il faut au moins { $least } cartes dans { $deck }, trois par joueur ; nombre trouvé : { $found }

## Plateaux

lastwill-boards-name = un fichier qui change les plateaux leur donne un nom ; ajoutez le champ boards
lastwill-boards-place = il faut des lettres et des chiffres qui ne nomment aucune autre case de course ; valeur trouvée : { $found }
lastwill-boards-rounds = il faut un paquet pour chacune des { $rounds } manches ; nombre trouvé : { $found }
lastwill-boards-market = il faut quatre jetons modificateurs ; nombre trouvé : { $found }
lastwill-boards-plans = il faut au moins { $least } plans sur la face { $side } ; nombre trouvé : { $found }
lastwill-boards-places = il faut des emplacements d’offre différents à { $players } joueurs
