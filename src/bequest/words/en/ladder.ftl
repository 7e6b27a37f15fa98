# The command `bequest ladder`: bots against each other.

command-help-ladder =
    Let bots play against each other, and tell how strong each is. Every deal is played in all seatings; the same seed
    gives the same results, with any number of processes.
command-help-ladder-bots =
    Who plays: names of bots with commas between them. net:FILE is a net of your own; openspiel-ismcts is OpenSpiel’s
    tree search.
command-help-ladder-games = How many games; a deal that was begun is played in all its seatings.
command-help-ladder-resume = Keep what was played in this file, and go on with what it holds.
command-help-no-luck = Do not measure luck, which saves time; the games stay the same.
command-help-ladder-seconds = How long openspiel-ismcts thinks about a choice; 0.2 if not given.
command-help-ladder-simulations = How many games openspiel-ismcts tries for a choice, instead of going by the clock.
command-help-plot = Draw the shares as SVG to this file, which is replaced if it is there.
command-help-sprt =
    With two bots, end as soon as a sequential test decides which of these is the first one's share of the wins, such as
    0.5:0.6.
command-metavar-ladder-bots = BOT,BOT
command-metavar-sprt = LOW:HIGH
command-metavar-seconds = SECONDS
command-ladder-unknown = --bots { $kind }: expected { $known }{ $hint }
command-ladder-twice = --bots: { $kind } is named twice
command-ladder-lonely = --bots { $kind }: name another bot that it plays against, after a comma
command-ladder-thinking = --seconds and --simulations are for the bot { $bot }
command-ladder-no-openspiel = { $bot } needs OpenSpiel, which is not installed; run: pip install bequest[openspiel]
command-ladder-bad-net = { $bot }: { $why }
command-ladder-fallen-back = { $bots }: a weaker mind plays, since { $why }
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
command-ladder-corrected = % without luck (95%)
command-ladder-alone-games = games alone
command-ladder-alone = % won alone (95%)
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
command-ladder-against-corrected = The same without luck: { $share }
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

## Spread over a cluster

command-help-cluster =
    Spread the games over a Ray cluster with this address; local: over this machine. The results are the same. --jobs
    says how many processes, by default one for each core.
command-metavar-cluster = ADDRESS
command-no-ray = --cluster needs Ray, which is not installed; run: pip install bequest[ray]
command-no-cluster = no Ray cluster answers at { $address }: { $problem }
command-cluster-busy =
    { $late ->
        [one] { $late } process of the cluster has not begun
       *[other] { $late } processes of the cluster have not begun
    } within { $seconds } seconds; ask for fewer with --jobs
command-cluster-version = the cluster has Bequest { $found }, and here is { $ours }; install the same on all machines
command-cluster-lost = the cluster has failed: { $problem }
