# Puzzles.

command-help-puzzles = Look for positions in which one move is clearly the best and not the obvious one.
command-help-puzzles-folder = Where the puzzles go; a search that was stopped goes on there.
command-help-puzzles-count = How many are enough.
command-help-puzzles-games = So many games of self-play are searched at most.
command-help-puzzles-net = A further net that must agree; may be given several times.
command-puzzles-no-net = { $game } has no net for the deck { $deck }, and puzzles need one; train one with bequest train
command-puzzles-bad-net = --net: { $why }
command-puzzles-found =
    { $count ->
        [one] { $count } puzzle in { $folder }, from { $games } games
       *[other] { $count } puzzles in { $folder }, from { $games } games
    }
