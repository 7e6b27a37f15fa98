# Problèmes.

command-help-puzzles = Cherche des positions où un coup est nettement le meilleur sans être le plus évident.
command-help-puzzles-folder = Où vont les problèmes ; une recherche interrompue y reprend.
command-help-puzzles-count = Combien suffisent.
command-help-puzzles-games = Le nombre maximal de parties fouillées.
command-help-puzzles-net = Un autre réseau qui doit être d’accord ; peut être donné plusieurs fois.
command-puzzles-no-net = { $game } n’a pas de réseau pour le jeu de cartes { $deck }, et les problèmes en ont besoin ; bequest train en forme un
command-puzzles-bad-net = --net : { $why }
command-puzzles-found =
    { $count ->
        [one] { $count } problème dans { $folder }, tiré de { $games } parties
       *[other] { $count } problèmes dans { $folder }, tirés de { $games } parties
    }
