# `bequest balance` : le jeu est-il équitable ?

command-help-balance =
    Fait jouer des réseaux contre eux-mêmes et dit si le jeu est équitable : places, cartes, plans, et ce qui sort du lot.
    La même graine donne le même rapport, quel que soit le nombre de processus.
command-help-balance-games = Le nombre de parties de chaque réseau ; plus il y en a, plus les intervalles sont étroits.
command-help-balance-net =
    Le fichier d’un réseau, fait par bequest train ; donné deux fois, les deux réseaux doivent s’accorder. Sans lui joue
    le réseau fourni.
command-help-balance-resume = Garde dans ce fichier ce qui a été joué, et continue à partir de ce qu’il contient.
command-help-balance-page = Écrit le rapport avec ses graphiques dans ce fichier, une page qui n’a besoin de rien d’autre.
command-help-balance-document =
    Écrit le rapport dans ce fichier Markdown ; ceux d’autres nombres de joueurs y restent.
command-help-balance-moments = Pour chaque carte, autant de moments sont essayés toutes les 200 parties ; 0 : aucun.
lab-balance-no-net = aucun réseau n’y joue : { $why }
lab-balance-bad-net = { $file } : { $why }
lab-balance-same-net = --net : { $file } est encore le même réseau, et ne prouve rien
lab-balance-alone = un rapport porte sur des parties à plusieurs joueurs
lab-balance-no-file = ce n’est pas un fichier de cette commande : sa première ligne n’a pas de champ { $field } à { $format }
lab-balance-other = un fichier d’autres parties, avec { $key } { $found } et non { $ours } ; il faut un autre fichier
lab-balance-line = la ligne { $line } est illisible
lab-balance-command = Obtenu par :

## L’ensemble

lab-balance-title =
    { $players ->
        [one] { $game } à { $players } joueur : est-ce équitable ?
       *[other] { $game } à { $players } joueurs : est-ce équitable ?
    }
lab-balance-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $questions } choix, paquet { $deck }, graine { $seed } ; les réseaux ont tiré au sort selon leur avis.
lab-balance-also-played =
    { $games ->
        [one] Et { $games } partie { $table }.
       *[other] Et { $games } parties { $table }.
    }
lab-balance-one-net =
    C’est l’avis d’un seul réseau. Ce qu’il joue mal paraît mauvais ici ; un second réseau doit être d’accord (--net).
lab-balance-nets = { $count } réseaux ; ce qui sort du lot ou de sa bande en sort pour chacun d’eux.
lab-balance-stopped = Arrêté avant la fin des { $wanted } parties.
lab-balance-table-pursuit = avec les quêtes
lab-balance-table-rich = qui commencent avec 130 livres

## Bandes

lab-balance-bands = Bandes
lab-balance-note-bands =
    Dehors : tout l’intervalle à 95 % est hors de la bande. Ouvert : l’écart ne dépasse pas ce que peut le hasard.
lab-balance-head-band = bande
lab-balance-head-verdict = avis
lab-balance-head-found = constaté
lab-balance-verdict-in = dedans
lab-balance-verdict-open = ouvert
lab-balance-verdict-out = dehors
lab-balance-none = aucune
lab-balance-too-few = trop peu de parties
lab-balance-median = manche { $median }, la moitié des parties de { $low } à { $high }
lab-balance-and-more = { " " }et { $count } de plus
lab-balance-band-dead = Aucune carte n’est morte
lab-balance-band-places = Les places à table gagnent entre { $low } et +{ $high } points de la part égale
lab-balance-band-characters = Les personnages gagnent entre { $low } et +{ $high } points de la part égale
lab-balance-band-strategies = Grimper et camper gagnent entre { $low } et +{ $high } points de la part égale
lab-balance-band-patrons = Les Mentors gagnent entre { $low } et +{ $high } points de la part égale
lab-balance-band-heads = Les chefs de famille gagnent entre { $low } et +{ $high } points de la part égale
lab-balance-band-extinct = De { $low } à { $high } % des familles s’éteignent
lab-balance-band-first-picks = Chaque plan est choisi en premier dans { $low } à { $high } % des manches
lab-balance-band-plans = Les plans gagnent entre { $low } et +{ $high } points de la part égale
lab-balance-band-end = Avec 70 livres, une partie finit d’ordinaire entre les manches { $low } et { $high }
lab-balance-band-bankrupt = Avec 130 livres, de { $low } à { $high } % des parties finissent par une faillite

## Ce qui sort du lot

lab-balance-outstanding = Ce qui sort du lot
lab-balance-note-outstanding =
    Les parts de victoires dont l’écart dépasse le hasard, parmi tout ce qui est comparé ici ; environ une ligne sur vingt
    est tout de même due au hasard (taux de fausses découvertes de 5 %).
lab-balance-nothing-outstanding = Rien.
lab-balance-head-what = quoi
lab-balance-head-kind = sorte
lab-balance-head-cases = fois
lab-balance-head-share = en %
lab-balance-head-mean = points en moyenne
lab-balance-head-win-share = % gagnés
lab-balance-head-off = écart
lab-balance-head-dealt-off = reçue : écart
lab-balance-head-points = points chaque fois
lab-balance-head-moments = instants
lab-balance-head-gain = de force
lab-balance-head-forced-taken = prise de force
lab-balance-head-forced-played = jouée de force
lab-balance-axis-wins = % de victoires
lab-balance-axis-share = en %
lab-balance-axis-even = part égale
lab-balance-all-figures = Tous les chiffres
lab-balance-document = { $game } : est-ce équitable ?

## Parties d’un rapport

lab-balance-places = Places à table
lab-balance-place = Place n° { $place }
lab-balance-strategies = Stratégies
lab-balance-climbing = Grimper
lab-balance-camping = Camper
lab-balance-characters = Personnages
lab-balance-technologies = Les technologies
lab-balance-fates = Cartes Destin
lab-balance-established = établies
lab-balance-points-technologies = Points des technologies
lab-balance-points-patrons = Points des Mentors
lab-balance-heads = Chefs de famille reçus
lab-balance-extinct = Familles éteintes
lab-balance-all-families = Toutes les familles
lab-balance-all-games = Toutes les parties
lab-balance-end-round = Dernière manche
lab-balance-first-picks = Plans choisis en premier
lab-balance-plans = Plans choisis
lab-balance-bankrupt = Faillites
lab-balance-bankrupt-rich = Faillites avec 130 livres
lab-balance-forced = Essayé de force
lab-balance-note-places = À compter du premier joueur.
lab-balance-note-places-chosen = La position dans l’ordre de la première manche, que les joueurs choisissent.
lab-balance-note-strategies =
    Qui grimpe le plus à la table : la plus grande part de technologies profondes (dès le niveau 4) parmi celles établies.
    Qui campe le plus : la plus grande part de cubes sur des carrefours (dont trois autres au moins ont besoin) parmi ceux
    posés par Influence.
lab-balance-note-characters = Dans les parties avec les quêtes ; sinon, les personnages ne font rien.
lab-balance-note-extinct = La part des familles qui se sont éteintes.
lab-balance-note-chosen = Choisi, non reçu : qui va gagner choisit ce qui gagne.
lab-balance-note-first-picks = La part des manches où le plan a été pris le premier.
lab-balance-note-bankrupt = La part des parties où quelqu’un a fait faillite.
lab-balance-note-points = Les points que tous les joueurs en ont tirés, pour chaque fois qu’elle a été établie.
lab-balance-note-dealt =
    Reçue : l’écart en points entre la part de victoires de ceux qui l’ont reçue ou tirée et celle de sa pile.
lab-balance-note-forced =
    De force : ce que vaut en points de chances de gagner le fait de la prendre ou de la jouer à cet instant, face à la
    meilleure autre option dans les mêmes mondes.
lab-balance-all-points = Tous les points
lab-balance-high = Points des technologies profondes
lab-balance-note-high = La part des points de technologies que celles dès le niveau 4 ont rapportée.
