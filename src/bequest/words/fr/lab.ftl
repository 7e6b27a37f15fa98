# Commandes du laboratoire : qui joue, et ce que deviennent les cartes.

command-help-cards =
    Joue beaucoup de parties et dit, pour chaque carte, combien de fois elle est vue, prise, jouée ou défaussée.
command-help-bots = Qui joue : random (au hasard) ou heuristic (règles empiriques).
command-metavar-bots = ROBOTS
command-bots-unknown = --bots { $kind } : { $known } est attendu
command-no-heuristic = { $game } n’a pas de joueur heuristique ; des joueurs aléatoires jouent à sa place
command-fact-bots = robots

## Un rapport sur les cartes

command-cards-no-report = il n’y a pas de rapport sur les cartes de { $game }
command-cards-friends = Amis
command-cards-children = Cartes Enfant
command-cards-sides = Chefs de famille
command-cards-titles = Titres
command-cards-contributions = Contributions
command-cards-missions = Missions
command-cards-patrons = Mentors
command-cards-hints = Indices
command-cards-events = Événements
command-cards-expenses = Dépenses
command-cards-helpers = Assistants
command-cards-properties = Propriétés
command-cards-companions = Compagnons
command-cards-wild = Jokers
command-cards-seen = vues
command-cards-dealt = distribuées
command-cards-offered = proposées
command-cards-taken = prises
command-cards-kept = gardées
command-cards-joined = mariées
command-cards-born = nées
command-cards-chosen = choisies
command-cards-acquired = acquises
command-cards-given = offertes
command-cards-completed = accomplies
command-cards-met = but atteint
command-cards-fulfilled = vérifiées
command-cards-played = jouées
command-cards-put = posées
command-cards-bought = achetées
command-cards-activated = activées
command-cards-won = gagnantes
command-cards-dropped = défaussées
command-cards-left = invendues
command-cards-share = % joué
command-cards-dead = Personne n’a jamais joué : { $cards }
command-cards-none-dead = Toutes les cartes ont été jouées.

## Des robots les uns contre les autres

command-help-ladder =
    Fait jouer des robots les uns contre les autres et dit quelle est la force de chacun. Chaque donne est jouée dans
    toutes les dispositions ; la même graine donne les mêmes résultats, quel que soit le nombre de processus.
command-help-ladder-bots = Qui joue : des noms de robots, séparés par des virgules.
command-help-ladder-games = Le nombre de parties ; une donne commencée est jouée dans toutes ses dispositions.
command-help-ladder-resume = Garde dans ce fichier ce qui a été joué, et continue à partir de ce qu’il contient.
command-help-plot = Dessine les parts en SVG dans ce fichier, remplacé s’il existe.
command-help-sprt =
    Avec deux robots, s’arrête dès qu’un test séquentiel décide laquelle de ces parts des victoires revient au premier,
    par exemple 0.5:0.6.
command-metavar-ladder-bots = ROBOT,ROBOT
command-metavar-sprt = BAS:HAUT
command-ladder-unknown = --bots { $kind } : { $known } est attendu{ $hint }
command-ladder-twice = --bots : { $kind } est nommé deux fois
command-ladder-lonely = --bots { $kind } : nommez, après une virgule, un autre robot contre lequel il joue
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
