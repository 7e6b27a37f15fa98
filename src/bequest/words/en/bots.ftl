# Bots: who can play.

command-help-bots-list = Show who can play a game: levels, styles, and which minds there are.
command-help-level = How strong the bots are: novice, gentle, steady, sharp or master; with a style as steady/builder.
command-metavar-level = LEVEL
command-level-unknown = --level { $word }: expected one of { $known }{ $hint }
command-bots-title = Bots for { $game }, deck { $deck }
command-bots-levels = Levels, the weakest first
command-bots-styles = Styles: a level may have one, as { $example }
command-bots-others = For ladders and studies
command-bots-no-net = There is no net for this deck, so the levels below master follow the rules of thumb.
command-level-novice = novice
command-level-novice-about =
    Sees little but its own things, and some cards are still a riddle to it.
    Takes almost anything that looks useful.
command-level-gentle = gentle
command-level-gentle-about =
    Knows the game, and plays for itself: what others build it hardly notices.
    Easily content with a good enough choice.
command-level-steady = steady
command-level-steady-about =
    Sees the whole table, plans sensibly, but forgets what was discarded.
    A fair opponent for regular players.
command-level-sharp = sharp
command-level-sharp-about =
    Misses nothing, and knows what most positions are worth.
    Decides at first sight.
command-level-master = master
command-level-master-about =
    Tries its best ideas in many worlds that may be true before it chooses.
    The strongest there is.
command-bot-random = random
command-bot-random-about = Any option, each as likely as the others.
command-bot-heuristic = heuristic
command-bot-heuristic-about = Rules of thumb that a person could explain; plays every deck.
command-bot-small = small net
command-bot-small-about = A net a fifth as large, which learned from the large one; without it, the rules of thumb.
command-bot-net = net
command-bot-net-about = The net's first choice, without looking ahead; net:FILE is another net.
command-bot-search = search
command-bot-search-about = Looks ahead with the net; without a net, with the rules of thumb.
