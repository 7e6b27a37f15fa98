# Last Will : ce qui ne va pas dans un fichier de position. Le champ est nommé avant.

lastwill-position-per-seat =
    { $players ->
        [one] il faut { $players } entrée, une par place ; nombre trouvé : { $found }
       *[other] il faut { $players } entrées, une par place ; nombre trouvé : { $found }
    }
lastwill-position-colour = les options donnent à cette place la couleur { $colour } ; omettez l’une des deux indications
lastwill-position-colour-twice = une autre place a déjà la couleur { $colour }

## Temps, argent, marché

lastwill-position-not-now = rien ne peut être ici dans la phase { $phase } à ce stade ; retirez-le
lastwill-position-not-yet = la mise en place n’en est pas encore là ; retirez ce champ
lastwill-position-first-round = la mise en place et les mains de départ appartiennent à la manche 1
lastwill-position-round-moved = le compteur de manches avance avant l’étape 7 ; il indique au moins la manche 2
lastwill-position-over = la partie est terminée après la manche { $rounds } ou après une faillite
lastwill-position-final-round = la manche finale se termine par l’étape 5
lastwill-position-token = il faut l’un des jetons { $tokens }
lastwill-position-seats = { $most } places au plus, { $found } trouvées
lastwill-position-market = chaque jeton est sur un seul type : { $tokens }
lastwill-position-money = avec cette option chacun commence avec { $amounts }
lastwill-position-debt = qui possède une propriété ne peut pas être endetté
lastwill-position-bankrupt = seule une place sans propriété et dont le solde est de 0 livre ou moins est en faillite

## Plans, courses, compteurs

lastwill-position-per-plan =
    { $plans ->
        [one] il faut { $plans } entrée, une par plan ; nombre trouvé : { $found }
       *[other] il faut { $plans } entrées, une par plan ; nombre trouvé : { $found }
    }
lastwill-position-marker-twice = le marqueur de la place { $seat } est déjà sur un autre plan
lastwill-position-markers = ces marqueurs ne peuvent pas être là dans la phase { $phase } ; omettez-les tous, ou nommez ceux de toutes les places qui ont choisi et les marqueurs neutres d’une partie à deux
lastwill-position-order = nommez chaque place une fois
lastwill-position-order-of-plans = les marqueurs sur les plans donnent un autre ordre ; retirez ce champ
lastwill-position-figures =
    { $room ->
        [one] cette case reçoit { $room } figurine par manche
       *[other] cette case reçoit { $room } figurines par manche
    }
lastwill-position-boys =
    { $boys ->
        [one] il y a plus de figurines posées que cette place n’a de garçons de courses ({ $boys })
       *[other] il y a plus de figurines posées que cette place n’a de garçons de courses ({ $boys })
    }
lastwill-position-boys-now = il ne reste pas autant de garçons de courses à cette place à ce moment de la phase { $phase }
lastwill-position-actions = seule une place dont le tour de la phase d’actions n’est pas terminé a des actions

## Cartes

lastwill-position-other-deck = la carte { $card } n’appartient pas à un paquet dont les cartes peuvent être ici
lastwill-position-placed-too-often = la carte { $card } est placée plus souvent qu’elle n’a d’exemplaires
lastwill-position-open-discards = avec discards=open tout le monde la connaît ; retirez ce champ
lastwill-position-spaces = il faut de { $least } à { $most } cases, avec null pour une case libre ; nombre trouvé : { $found }
lastwill-position-no-black-card = seules les cartes noires sont sur un plateau, et { $card } n’en est pas une
lastwill-position-no-property = seules les propriétés ont un cran, et { $card } n’en est pas une
lastwill-position-nothing-to-activate = { $card } n’a pas de partie supérieure et n’est jamais activée
lastwill-position-fresh = les cartes sont activées et les privilèges utilisés dans la phase d’actions, jusqu’à l’étape 3 de la fin de manche
lastwill-position-extensions =
    { $most ->
        [one] il y a { $most } annexe en tout, à la banque et sur les plateaux
       *[other] il y a { $most } annexes en tout, à la banque et sur les plateaux
    }
lastwill-position-wilds = il faut { $all } fois true ou false, et false autant de fois que les mains contiennent de jokers ({ $held })
lastwill-position-crowns = les cartes spéciales sont piochées dans l’ordre de leurs couronnes, celles de rest comprises
lastwill-position-dealt-later = les emplacements sont servis dans leur ordre, jusqu’ici { $dealt } ; ne nommez pas de carte ici, ou donnez un autre turn

## La décision en cours

lastwill-position-one-waits = une seule place choisit dans cette phase
lastwill-position-nobody-waits = personne ne peut choisir dans la phase { $phase } à ce stade ; retirez ce champ
lastwill-position-chance-first = le hasard doit d’abord donner ce qui est en attente ; omettez l’une des deux indications
lastwill-position-planner = d’après les marqueurs, c’est à la place { $seat } de choisir
lastwill-position-turn = le reste de la position indique turn { $turn } ; retirez ce champ
lastwill-position-no-errand-boy = la place { $seat } n’a plus de garçon de courses à envoyer
lastwill-position-waiting = d’après les mains et les réponses, ces places ont encore à choisir : { $seats }
lastwill-position-pending = cela ne peut pas être en attente dans la phase { $phase } ; retirez-le, ou écrivez ce que le jeu écrit
lastwill-position-starting-hand = une main de départ dont on garde { $least } cartes en contient au moins autant
lastwill-position-too-few-to-deal =
    { $due ->
        [one] il reste { $due } carte de ce paquet à distribuer ; nombre de cartes disponibles : { $found }
       *[other] il reste { $due } cartes de ce paquet à distribuer ; nombre de cartes disponibles : { $found }
    }
lastwill-position-no-answers = aucun choix simultané n’est en cours ; retirez ce champ
lastwill-position-all-answered = un choix auquel tous ont répondu est terminé ; omettez la réponse d’une place
lastwill-position-unfinished = cette réponse n’est pas complète ; écrivez-la sous choices
lastwill-position-not-choosing = la place { $seat } ne choisit pas maintenant
