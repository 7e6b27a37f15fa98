# Bots : qui peut jouer.

command-help-bots-list = Montre qui peut jouer à un jeu : niveaux, styles, et les esprits qu’il y a.
command-help-level = La force des bots : novice, doux, posé, vif ou maître ; avec un style, par exemple posé/builder.
command-metavar-level = NIVEAU
command-level-unknown = --level { $word } : l’un de { $known } est attendu{ $hint }
command-bots-title = Bots pour { $game }, jeu de cartes { $deck }
command-bots-levels = Niveaux, du plus faible au plus fort
command-bots-styles = Styles : un niveau peut en avoir un, par exemple { $example }
command-bots-others = Pour classements et études
command-bots-no-net = Il n’y a pas de réseau pour ce jeu de cartes : les niveaux sous maître suivent les règles empiriques.
command-level-novice = novice
command-level-novice-about =
    Ne voit guère que ses affaires, et des cartes lui restent une énigme.
    Prend presque tout ce qui semble utile.
command-level-gentle = doux
command-level-gentle-about =
    Connaît le jeu et joue pour lui-même, presque sans voir les autres.
    Se contente facilement d’un choix assez bon.
command-level-steady = posé
command-level-steady-about =
    Voit toute la table, planifie bien, mais oublie ce qui a été défaussé.
    Un adversaire honnête pour qui joue souvent.
command-level-sharp = vif
command-level-sharp-about =
    Ne manque rien, et sait ce que valent la plupart des positions.
    Décide au premier coup d’œil.
command-level-master = maître
command-level-master-about =
    Essaie ses meilleures idées dans bien des mondes avant de choisir.
    Le plus fort qui soit.
command-bot-random = hasard
command-bot-random-about = N’importe quelle option, toutes aussi probables.
command-bot-heuristic = heuristique
command-bot-heuristic-about = Des règles empiriques que l’on saurait expliquer, pour toutes les cartes.
command-bot-small = petit réseau
command-bot-small-about = Un réseau cinq fois plus petit, qui imite le grand ; sans lui, les règles empiriques.
command-bot-net = réseau
command-bot-net-about = Le premier choix du réseau, sans anticiper ; net:FICHIER en est un autre.
command-bot-search = recherche
command-bot-search-about = Anticipe avec le réseau ; sans réseau, avec les règles empiriques.
