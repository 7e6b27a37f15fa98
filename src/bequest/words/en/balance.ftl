# `bequest balance`: whether a game is fair.

command-help-balance =
    Let nets play against themselves, and tell whether the game is fair: places, cards, plans, and what stands out. The
    same seed gives the same report, with any number of processes.
command-help-balance-games = How many games each net plays; more of them make the intervals narrower.
command-help-balance-net =
    The file of a net, made by bequest train; given twice, both nets must agree. Without it the net of the package plays.
command-help-balance-resume = Keep what was played in this file, and go on with what it holds.
command-help-balance-page = Write the report with charts to this file, a page that needs nothing else.
command-help-balance-document = Write the report to this Markdown file; reports of other numbers of players in it stay.
command-help-balance-moments = So many moments of every 200 games are tried out with each card; 0 for none.
lab-balance-no-net = no net plays this: { $why }
lab-balance-bad-net = { $file }: { $why }
lab-balance-same-net = --net: { $file } is the same net once more, and proves nothing
lab-balance-alone = a report is about games with several players
lab-balance-no-file = not a file of this command: its first line has no field { $field } with { $format }
lab-balance-other = a file of other games, with { $key } { $found } and not { $ours }; name another file
lab-balance-line = line { $line } can’t be read
lab-balance-command = Made by:

## The whole

lab-balance-title =
    { $players ->
        [one] { $game } with { $players } player: is it fair?
       *[other] { $game } with { $players } players: is it fair?
    }
lab-balance-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $questions } choices, deck { $deck }, seed { $seed }; nets drew from what they think of the options.
lab-balance-also-played =
    { $games ->
        [one] And { $games } game { $table }.
       *[other] And { $games } games { $table }.
    }
lab-balance-one-net = This is one net’s word. What it plays badly looks bad here; a second net must agree (--net).
lab-balance-nets = { $count } nets; what stands out and what is out of its band is so for each of them.
lab-balance-stopped = It was stopped before all { $wanted } games were played.
lab-balance-table-pursuit = with pursuits
lab-balance-table-rich = that begin with 130 pounds

## Bands

lab-balance-bands = Bands
lab-balance-note-bands =
    Out is what lies outside with its whole interval of 95 %. Open is what lies outside by no more than chance can explain.
lab-balance-head-band = band
lab-balance-head-verdict = verdict
lab-balance-head-found = found
lab-balance-verdict-in = in
lab-balance-verdict-open = open
lab-balance-verdict-out = out
lab-balance-none = none
lab-balance-too-few = too few games
lab-balance-median = round { $median }, half of the games from { $low } to { $high }
lab-balance-and-more = { " " }and { $count } more
lab-balance-band-dead = No card is dead
lab-balance-band-places = Places at the table win within { $low } and +{ $high } points of even
lab-balance-band-characters = Characters win within { $low } and +{ $high } points of even
lab-balance-band-strategies = Climbing and camping win within { $low } and +{ $high } points of even
lab-balance-band-patrons = Patrons win within { $low } and +{ $high } points of even
lab-balance-band-heads = Heads win within { $low } and +{ $high } points of even
lab-balance-band-extinct = { $low } to { $high } % of the families are extinct
lab-balance-band-first-picks = Each plan is picked first in { $low } to { $high } % of the rounds
lab-balance-band-plans = Plans win within { $low } and +{ $high } points of even
lab-balance-band-end = With 70 pounds a game typically ends in rounds { $low } to { $high }
lab-balance-band-bankrupt = With 130 pounds { $low } to { $high } % of the games end in bankruptcy

## What stands out

lab-balance-outstanding = What stands out
lab-balance-note-outstanding =
    Win shares that are off by more than chance, among all that is compared here; of what is listed about one in twenty is
    chance all the same (false discovery rate 5 %).
lab-balance-nothing-outstanding = Nothing does.
lab-balance-head-what = what
lab-balance-head-kind = kind
lab-balance-head-cases = times
lab-balance-head-share = %
lab-balance-head-mean = points
lab-balance-head-win-share = % won
lab-balance-head-off = off by
lab-balance-head-dealt-off = dealt: off by
lab-balance-head-points = points
lab-balance-head-moments = moments
lab-balance-head-gain = forced
lab-balance-head-forced-taken = taken by force
lab-balance-head-forced-played = played by force
lab-balance-axis-wins = % of wins
lab-balance-axis-share = %
lab-balance-axis-even = even
lab-balance-all-figures = All figures
lab-balance-document = { $game }: is it fair?

## Parts of a report

lab-balance-places = Places at the table
lab-balance-place = Place { $place }
lab-balance-strategies = Strategies
lab-balance-climbing = Climbing
lab-balance-camping = Camping
lab-balance-characters = Characters
lab-balance-technologies = Technologies
lab-balance-fates = Fate cards
lab-balance-established = established
lab-balance-points-technologies = Points of technologies
lab-balance-points-patrons = Points of Patrons
lab-balance-heads = Heads dealt
lab-balance-extinct = Extinct families
lab-balance-all-families = All families
lab-balance-all-games = All games
lab-balance-end-round = Last round
lab-balance-first-picks = Plans picked first
lab-balance-plans = Plans chosen
lab-balance-bankrupt = Bankruptcies
lab-balance-bankrupt-rich = Bankruptcies with 130 pounds
lab-balance-forced = Tried by force
lab-balance-note-places = Counted from the starting player.
lab-balance-note-places-chosen = The position in the order of the first round, which players choose.
lab-balance-note-strategies =
    Who at the table climbs most: the largest part of deep technologies (from level 4) among those established. Who camps
    most: the largest part of cubes on hubs (that at least three others need) among those placed by Influence.
lab-balance-note-characters = In games with pursuits; otherwise characters do nothing.
lab-balance-note-extinct = The part of all families that died out.
lab-balance-note-chosen = Chosen, not dealt: whoever is about to win chooses what wins.
lab-balance-note-first-picks = Of all rounds the part in which the plan was the first to be taken.
lab-balance-note-bankrupt = The part of the games in which somebody was bankrupt.
lab-balance-note-points = The points that all players had from it, for each time it was established.
lab-balance-note-dealt =
    Dealt: by how many points the win share of those who were dealt it, or drew it, is off that of its pile.
lab-balance-note-forced =
    By force: what it is worth in points of win chance to take or play it there and then, against the best other option in
    the same worlds.
lab-balance-all-points = All points
lab-balance-high = Points from deep technologies
lab-balance-note-high = The part of all points of technologies that those from level 4 on have brought.
