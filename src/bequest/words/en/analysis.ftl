# The command `bequest analyse`: a game looked at again.

command-help-analyse =
    Look at a saved game again: where the win came from, which moves turned it, and what would have been better.
command-help-analyse-plot = Draw the course of the game as SVG to this file, which is replaced if it is there.
command-help-analyse-nodes =
    How many positions are judged for each choice: more find smaller mistakes and take longer. 0: choices are not judged.
command-analyse-no-net = there is no net for the deck { $deck } of { $game }, and nothing else can tell luck from skill
command-analyse-progress = judging choices

command-analyse-title = { $title }: where { $measure ->
    [points] the points
   *[win] the win
} came from
command-analyse-so-far = The game is not over; it is told as far as it goes.
command-analyse-start = start
command-analyse-draws = draws
command-analyse-own = own
command-analyse-others = others
command-analyse-light = light
command-analyse-end = end
command-analyse-accuracy = accuracy
command-analyse-mistakes = mistakes
command-analyse-legend =
    In points of { $measure ->
        [points] the score
       *[win] chance to win, from 0 to 100
    }. Start, draws, own choices, { $measure ->
        [points] { "" }
       *[win] others’ choices,{ " " }
    }and what came to light add up to the end. A draw counts by what came against the mean of all that could have come.
command-analyse-legend-accuracy = Accuracy: 100 is always the best of the options that were tried, 0 always the worst; choices count by what was at stake.
command-analyse-turns = Turning points
command-analyse-no-turns = No move turned the game: none changed it by { $points } points for anybody.
command-analyse-turn = move { $move }
command-analyse-change = { $player } { $before } → { $after }
command-analyse-cause-choice = by choice
command-analyse-cause-draw = by the draw
command-analyse-cause-light = came to light
command-analyse-worst = Mistakes, the worst first
command-analyse-no-mistakes = No choice was clearly a mistake.
command-analyse-mistake = { $player } chose: { $chosen }
command-analyse-better = better by { $points } ± { $error }: { $better }
command-analyse-more =
    { $count ->
        [one] One more was smaller; --json has it.
       *[other] { $count } more were smaller; --json has them.
    }

lab-analysis-nothing = nobody has chosen anything yet, so there is nothing to analyse
lab-analysis-plot-title = { $game }: how it went
lab-analysis-plot-about =
    { $players ->
        [one] alone
       *[other] { $players } players
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
lab-analysis-plot-moves = move
lab-analysis-plot-chance = % chance to win
lab-analysis-plot-points = points to come to
lab-analysis-plot-turn = move { $move }: { $told } ({ $player } { $before } → { $after })
