# Commands of the laboratory: who plays, and what becomes of the cards.

command-help-cards = Play many games, and tell of every card how often it is seen, taken, played and discarded.
command-help-bots = Who plays: random or heuristic.
command-metavar-bots = BOTS
command-bots-unknown = --bots { $kind }: expected { $known }
command-no-heuristic = { $game } has no heuristic player; random players play instead
command-fact-bots = bots

## A report of the cards

command-cards-no-report = there is no report of the cards of { $game }
command-cards-friends = Friends
command-cards-children = Child cards
command-cards-sides = Heads of the Family
command-cards-titles = Titles
command-cards-contributions = Contributions
command-cards-missions = Missions
command-cards-patrons = Patrons
command-cards-hints = Hints
command-cards-events = Events
command-cards-expenses = Expenses
command-cards-helpers = Helpers
command-cards-properties = Properties
command-cards-companions = Companions
command-cards-wild = Wild cards
command-cards-seen = seen
command-cards-dealt = dealt
command-cards-offered = on offer
command-cards-taken = taken
command-cards-kept = kept
command-cards-joined = married
command-cards-born = born
command-cards-chosen = chosen
command-cards-acquired = acquired
command-cards-given = contributed
command-cards-completed = completed
command-cards-met = main goal met
command-cards-fulfilled = fulfilled
command-cards-played = played
command-cards-put = put down
command-cards-bought = bought
command-cards-activated = activated
command-cards-won = won
command-cards-dropped = discarded
command-cards-left = not bought
command-cards-share = % played
command-cards-dead = Nobody ever played: { $cards }
command-cards-none-dead = Every card was played.

## Bots against each other

command-help-ladder =
    Let bots play against each other, and tell how strong each is. Every deal is played in all seatings; the same seed
    gives the same results, with any number of processes.
command-help-ladder-bots = Who plays: names of bots with commas between them.
command-help-ladder-games = How many games; a deal that was begun is played in all its seatings.
command-help-ladder-resume = Keep what was played in this file, and go on with what it holds.
command-help-plot = Draw the shares as SVG to this file, which is replaced if it is there.
command-help-sprt =
    With two bots, end as soon as a sequential test decides which of these is the first one's share of the wins, such as
    0.5:0.6.
command-metavar-ladder-bots = BOT,BOT
command-metavar-sprt = LOW:HIGH
command-ladder-unknown = --bots { $kind }: expected { $known }{ $hint }
command-ladder-twice = --bots: { $kind } is named twice
command-ladder-lonely = --bots { $kind }: name another bot that it plays against, after a comma
command-sprt-two = --sprt is for two bots that play against each other
command-sprt-bounds = --sprt { $bounds }: expected two shares between 0 and 1, the lower one first, such as 0.5:0.6
command-ladder-no-file = not a file of a ladder: its first line has no field { $field } with { $format }
command-ladder-other = a file of another ladder, with { $key } { $found } and not { $ours }; name another file
command-ladder-line = line { $line }: { $error }
command-ladder-list =
    { $count ->
        [one] expected { $count } entry
       *[other] expected { $count } entries
    }
command-ladder-bot = bot
command-ladder-games = games
command-ladder-wins = wins
command-ladder-share = % won (95%)
command-ladder-score = score
command-ladder-rank = rank
command-ladder-elo = Elo (95%)
command-ladder-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }
command-ladder-fair = A fair share is { $share }%; { $bot } has Elo 0.
command-ladder-against = { $bot } against { $other }, % of all wins: { $share }
command-sprt-accepted =
    { $games ->
        [one] After { $games } game
       *[other] After { $games } games
    } the test accepts { $accepted }% of the wins for { $bot }, not { $other }%.
command-sprt-open =
    { $games ->
        [one] After { $games } game
       *[other] After { $games } games
    } the test has not decided between { $low }% and { $high }% of the wins for { $bot }.
command-ladder-plot-title = { $game }: who wins
command-ladder-plot-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }
command-ladder-plot-axis = % of seats that won, with 95% intervals
command-ladder-plot-fair = fair share
