# La commande `bequest ladder` : des robots les uns contre les autres.

command-help-ladder =
    Fait jouer des robots les uns contre les autres et dit quelle est la force de chacun. Chaque donne est jouée dans
    toutes les dispositions ; la même graine donne les mêmes résultats, quel que soit le nombre de processus.
command-help-ladder-bots =
    Qui joue : des noms de robots, séparés par des virgules. net:FICHIER est un réseau à vous ; openspiel-ismcts est la
    recherche arborescente d’OpenSpiel.
command-help-ladder-games = Le nombre de parties ; une donne commencée est jouée dans toutes ses dispositions.
command-help-ladder-resume = Garde dans ce fichier ce qui a été joué, et continue à partir de ce qu’il contient.
command-help-no-luck = Ne mesure pas la chance, ce qui gagne du temps ; les parties restent les mêmes.
command-help-ladder-seconds = Combien de temps openspiel-ismcts réfléchit à un choix ; 0.2 par défaut.
command-help-ladder-simulations = Combien de parties openspiel-ismcts essaie pour un choix, au lieu de suivre l’horloge.
command-help-plot = Dessine les parts en SVG dans ce fichier, remplacé s’il existe.
command-help-sprt =
    Avec deux robots, s’arrête dès qu’un test séquentiel décide laquelle de ces parts des victoires revient au premier,
    par exemple 0.5:0.6.
command-metavar-ladder-bots = ROBOT,ROBOT
command-metavar-sprt = BAS:HAUT
command-metavar-seconds = SECONDES
command-ladder-unknown = --bots { $kind } : { $known } est attendu{ $hint }
command-ladder-twice = --bots : { $kind } est nommé deux fois
command-ladder-lonely = --bots { $kind } : nommez, après une virgule, un autre robot contre lequel il joue
command-ladder-thinking = --seconds et --simulations sont pour le robot { $bot }
command-ladder-no-openspiel = { $bot } a besoin d’OpenSpiel, qui n’est pas installé ; lancez : pip install bequest[openspiel]
command-ladder-bad-net = { $bot } : { $why }
command-ladder-fallen-back = { $bots } : un esprit plus faible joue à la place ({ $why })
command-sprt-two = --sprt est pour deux robots qui jouent l’un contre l’autre
command-sprt-bounds = --sprt { $bounds } : deux parts entre 0 et 1 sont attendues, la plus basse d’abord, par exemple 0.5:0.6
command-ladder-no-file = ce n’est pas un fichier de classement : sa première ligne n’a pas de champ { $field } valant { $format }
command-ladder-other = un fichier d’un autre classement, avec { $key } { $found } et non { $ours } ; nommez un autre fichier
command-ladder-line = ligne { $line } : { $error }
command-ladder-list =
    { $count ->
        [one] { $count } élément est attendu
       *[other] { $count } éléments sont attendus
    }
command-ladder-bot = robot
command-ladder-games = parties
command-ladder-wins = victoires
command-ladder-share = % gagné (95 %)
command-ladder-score = points
command-ladder-rank = rang
command-ladder-elo = Elo (95 %)
command-ladder-corrected = % sans la chance (95 %)
command-ladder-alone-games = parties seul
command-ladder-alone = % gagné seul (95 %)
command-ladder-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }
command-ladder-fair = Une part équitable est de { $share } % ; { $bot } a un Elo de 0.
command-ladder-against = { $bot } contre { $other }, % de toutes les victoires : { $share }
command-ladder-against-corrected = De même, sans la chance : { $share }
command-sprt-accepted =
    { $games ->
        [one] Après { $games } partie
       *[other] Après { $games } parties
    }, le test accepte { $accepted } % des victoires pour { $bot }, et non { $other } %.
command-sprt-open =
    { $games ->
        [one] Après { $games } partie
       *[other] Après { $games } parties
    }, le test n’a pas tranché entre { $low } % et { $high } % des victoires pour { $bot }.
command-ladder-plot-title = { $game } : qui gagne
command-ladder-plot-about =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
command-ladder-plot-axis = % des places qui ont gagné, avec intervalles à 95 %
command-ladder-plot-fair = part équitable

## Répartir sur une grappe

command-help-cluster =
    Répartit les parties sur une grappe Ray à cette adresse ; local : sur cette machine. Les résultats sont les mêmes.
    --jobs dit combien de processus, par défaut un par cœur.
command-metavar-cluster = ADRESSE
command-no-ray = --cluster a besoin de Ray, qui n’est pas installé ; lancez : pip install bequest[ray]
command-no-cluster = aucune grappe Ray ne répond à { $address } : { $problem }
command-cluster-busy =
    { $late ->
        [one] { $late } processus de la grappe n’a pas commencé
       *[other] { $late } processus de la grappe n’ont pas commencé
    } en { $seconds } secondes ; demandez-en moins avec --jobs
command-cluster-version = la grappe a Bequest { $found }, et ici c’est { $ours } ; installez la même version partout
command-cluster-lost = la grappe a échoué : { $problem }
