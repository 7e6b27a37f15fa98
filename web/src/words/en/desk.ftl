# The desk: the pages beside the tables.
desk-page-title = Bequest: three games of inheritance
desk-title = Three games of inheritance.
desk-two-clicks = Two clicks to a game, no account, no red tape.
desk-skip = To the content
desk-rooms = Rooms
desk-rooms-phone = Rooms, at the foot
desk-play = Play
desk-tables = Tables
desk-learn = Learn
desk-account = You
desk-settings = Settings
desk-import = Bring a record
desk-independent = Bequest is an independent open-source project, not affiliated with the publishers. All drawings and words are our own.
desk-nowhere = Nothing lies here.
desk-nowhere-more = The desk has no page { $path }. The link may be old, or a letter got lost on the way.
desk-try-again = Try again

# Home
desk-games = The games
desk-where-crecy = France, three generations
desk-where-lastwill = London, broke by Friday
desk-where-gears = Everywhen, four rounds
desk-about-crecy = Marry well, multiply, and leave a name that outlives you.
desk-about-lastwill = Your uncle’s fortune goes to whoever can lose a smaller one first.
desk-about-gears = Travel back, plant an idea, and be remembered for what grows from it.
desk-minutes-crecy = 75 min
desk-minutes-lastwill = 60 min
desk-minutes-gears = 75 min
desk-players-range = { $fewest }–{ $most }
desk-level-count = { $n } levels
desk-play-bots = Play against bots
desk-open-table-of = Open a table: { $game }
desk-against = Against
desk-level = Level
desk-alone = Game for one
desk-bots = { $n ->
    [0] alone
    [one] 1 bot
   *[other] { $n } bots
}
desk-start = Start the game
desk-starting = Starting
desk-more-options = More options
desk-how-to-play = How to play
desk-turn-back = Turn the deed back
desk-your-tables = Your tables
desk-wait-for-you = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
}
desk-no-tables = No tables yet. Start against bots, or open one and send the link.
desk-all-tables = All { $n } tables
desk-lately = Lately finished
desk-learn-crecy = A first marriage
desk-learn-lastwill = Spend it all
desk-learn-gears = Plant a wheel
desk-open-table = Open a table
desk-open-table-more = Send the link. Seats that stay empty can go to bots.
desk-game = Game
desk-seats = Seats
desk-pace = Pace
desk-pace-relaxed = No clock
desk-pace-live = Live
desk-pace-days = Day by day
desk-open-and-invite = Open and invite
desk-all-options = All options

# Tables in lists
desk-seats-taken = { $taken } of { $all } seats taken
desk-waiting-players = waiting for players
desk-brought = a record
desk-under-way = under way
desk-you-inside = you
desk-bot-seat = bot { $seat }
desk-guest = a guest
desk-open-seat = open seat

# Options of the games
desk-option-crecy-mode-solo_standard = Standard Solo
desk-option-crecy-mode-solo_standard-about = Three generations on your own; whoever stands in the salon closes a door at court.
desk-option-crecy-mode-solo_testament = The Testament
desk-option-crecy-mode-solo_testament-about = Find out who your ancestors were, upwards, until nine hints agree.
desk-option-first = First to play
desk-option-first-random = Chance
desk-option-first-random-about = Who begins is drawn when the game starts.
desk-option-first-seat = Seat { $seat }
desk-option-first-seat-about = Whoever sits in seat { $seat } begins.
desk-option-crecy-mode = Game for one
desk-option-crecy-edition = Rulebook
desk-option-crecy-edition-english = English
desk-option-crecy-edition-english-about = Where the two rulebooks differ, the English one decides.
desk-option-crecy-edition-french = French
desk-option-crecy-edition-french-about = Where the two rulebooks differ, the French one decides.
desk-option-crecy-testament_start = You are
desk-option-crecy-testament_start-ask = Asked first
desk-option-crecy-testament_start-ask-about = You choose between the two Starting cards when the game begins.
desk-option-crecy-testament_start-nathalie = Nathalie
desk-option-crecy-testament_start-nathalie-about = The search for your ancestors begins with Nathalie.
desk-option-crecy-testament_start-patrick = Patrick
desk-option-crecy-testament_start-patrick-about = The search for your ancestors begins with Patrick.
desk-option-gears-fate = Fate
desk-option-gears-fate-deck = In the deck
desk-option-gears-fate-deck-about = Fate cards are shuffled into the draw pile, as usual.
desk-option-gears-fate-none = None
desk-option-gears-fate-none-about = No Fate cards: nothing but technologies, and no surprises.
desk-option-gears-fate-one_each = One each
desk-option-gears-fate-one_each-about = Everybody has one secret Fate card, to be played once.
desk-option-gears-fate-draft = Draft
desk-option-gears-fate-draft-about = Fate cards lie open and are fought for with cubes.
desk-option-gears-pursuit = Pursuits
desk-option-gears-pursuit-off = Off
desk-option-gears-pursuit-off-about = Characters are only names.
desk-option-gears-pursuit-on = On
desk-option-gears-pursuit-on-about = Leading the technology that your character pursues earns a bonus each round; for groups who know the game.
desk-option-gears-characters = Characters
desk-option-gears-characters-random = Chance
desk-option-gears-characters-random-about = Who plays whom is drawn when the game starts.
desk-option-gears-characters-chosen = Chosen
desk-option-gears-characters-chosen-about = Each seat has the character that you give it here.
desk-option-lastwill-money = Money
desk-option-lastwill-money-standard = £70
desk-option-lastwill-money-standard-about = Everybody begins with 70 pounds: the game for a first evening.
desk-option-lastwill-money-last_will = A last will
desk-option-lastwill-money-last_will-about = One last will is drawn for all: 70 to 130 pounds to be rid of.
desk-option-lastwill-money-other = Another sum
desk-option-lastwill-money-amount = £{ $amount }
desk-option-lastwill-money-amount-about = Everybody begins with { $amount } pounds.
desk-option-lastwill-money-pounds = Pounds to begin with
desk-option-lastwill-discards = Discards
desk-option-lastwill-discards-face_down = Face down
desk-option-lastwill-discards-face_down-about = What is discarded is seen no more.
desk-option-lastwill-discards-open = Open
desk-option-lastwill-discards-open-about = Everybody may look through the discard piles.
desk-deck = Cards
desk-deck-tree-2 = Base game
desk-deck-tree-2-about = The technologies of the base game, tuned for play.
desk-deck-tree-1 = Old tree
desk-deck-tree-1-about = The tree of the worked examples in the rules.
desk-deck-machines-2 = Forbidden Machines
desk-deck-machines-2-about = The machines of the expansion, which do something by themselves; without Fate cards.
desk-deck-salon-1 = The salon
desk-deck-salon-1-about = The cards of the house.
desk-deck-fortune-1 = The fortune
desk-deck-fortune-1-about = The cards of the house.
desk-deck-own = Your own
desk-deck-own-about = A deck from a file. Everybody can read it in the lobby and agrees to it before the start.
desk-deck-file = File of the deck

# What is agreed at a table
desk-hints = Advice
desk-hints-free = Free
desk-hints-free-about = Everybody may ask for a hint as often as they like.
desk-hints-counted = Counted
desk-hints-counted-about = Hints may be asked for, and all see how many were.
desk-hints-off = None
desk-hints-off-about = There is no advice at this table.
desk-hints-chip-free = hints free
desk-hints-chip-counted = hints counted
desk-hints-chip-off = no hints
desk-visibility = Who finds it
desk-visibility-link = By link
desk-visibility-link-about = Only those with the link see the table.
desk-visibility-open = Everybody
desk-visibility-open-about = It stands in the list of open tables, and anybody may sit down or watch.
desk-order = Seat order
desk-order-as-seated = As seated
desk-order-as-seated-about = Turns go round as the seats stand here.
desk-order-random = Drawn
desk-order-random-about = The seats are shuffled when the game starts.
desk-pace-relaxed-about = Nobody counts. Leave and come back as you like.
desk-pace-live-about = All at the table now, each with a clock of their own.
desk-pace-days-about = A move now and then, over days or weeks.
desk-days = Time for a move
desk-n-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
desk-minutes = For the whole game
desk-n-minutes = { $n } min
desk-seconds = More with each move
desk-n-seconds = { $n } s
desk-style = Style
desk-style-none = No style in particular

# Opening a table
desk-new-title = Open a table · Bequest
desk-new-about = Every option says what it means. Seats, names and pace can be changed in the lobby, too.
desk-as-printed = as printed, unless you say so
desk-table-name = Name of the table
desk-table-name-hint = Tuesday evening
desk-seats-alone = You play alone.
desk-seats-about = { $n ->
    [0] You and your bots: the game can begin at once.
    [one] One seat is left for somebody with the link.
   *[other] { $n } seats are left for those with the link.
}
desk-bots-among = Bots among them
desk-bots-among-about = Bots sit down in the last seats. In the lobby each can have a level of its own.
desk-begins-at-once = All seats are taken: the game begins at once.
desk-change-until-start = You come to the lobby with the link for the others.

# The lobby
desk-table-title = { $name } · Bequest
desk-no-table = There is no such table.
desk-before-start = { $game } · table before it starts
desk-unnamed = A table without a name
desk-rename = Rename
desk-keep = Keep
desk-you-opened = You opened this table. Seats and pace can be changed until the start.
desk-somebody-opened = { $name } opened this table.
desk-seats-order = clockwise
desk-rules-here = Rules of this table
desk-invite = Invite
desk-start-with-bots = { $n ->
    [one] One seat is empty. It goes to a bot if you start now: { $level ->
        [novice] novice
        [gentle] gentle
        [sharp] sharp
        [master] master
       *[other] steady
    }.
   *[other] { $n } seats are empty. They go to bots if you start now: { $level ->
        [novice] novice
        [gentle] gentle
        [sharp] sharp
        [master] master
       *[other] steady
    }.
}
desk-start-all-there = All seats are taken.
desk-close-table = Give the table up
desk-open-seat-about = for the link; a bot takes it if it is still empty at the start
desk-bot = Bot
desk-is-asked = is asked
desk-deck-unread = has not read the deck
desk-seated = seated
desk-seated-away = seated, away
desk-ready = ready
desk-agree-rematch = Play again
desk-sit = Sit down
desk-sit-too = Somebody beside you
desk-stand = Stand up
desk-seat-up = { $name }: one seat up
desk-seat-down = { $name }: one seat down
desk-kick = Ask { $name } to leave
desk-send-bot = Send { $name } away
desk-colour = Color
desk-colour-any = any color
desk-colour-red = red, the top hat
desk-colour-purple = purple, the bowler
desk-colour-blue = blue, the flat cap
desk-colour-yellow = yellow, the boater
desk-colour-green = green, the deerstalker
desk-invite-title = The link for the others
desk-invite-about = Whoever opens this link can sit down. No account needed. Or let them point a phone at the square.
desk-invite-message = A seat is free at a table of { $game }: { $link }
desk-qr = QR code of the invitation
desk-link = Link of the invitation
desk-copy = Copy
desk-copied = Copied
desk-send = Send by message
desk-ready-flag = Ready
desk-waiting-for = Waiting for { $names }
desk-waiting-for-seats = { $n ->
    [one] Waiting for one more
   *[other] Waiting for { $n } more
}
desk-waiting-link = They sit down by the link. You see here when they do.
desk-waiting-unready = The game can begin when all have agreed.
desk-waiting-owner = Waiting for { $name }
desk-waiting-owner-about = The game begins when whoever opened the table starts it. You are taken there.
desk-all-there = All are there
desk-all-there-about = The game begins when you press the seal.
desk-give-to-bot = Give a seat to a bot
desk-need-not-stay = You need not stay: the table lies on your desk, and says when it is your turn.
desk-while-you-wait = While you wait
desk-meanwhile-bots = A game against bots
desk-own-deck = A deck brought along
desk-own-deck-about = { $name } plays with a deck of their own here: { $deck }. Read it before you agree to it.
desk-read-deck = Read the deck
desk-deck-is-fine = I agree to it

# An invitation
desk-invited-by = { $name } keeps a seat for you.
desk-sit-down = Sit down at this table
desk-your-name = What shall the others call you?
desk-your-name-hint = your name, or any other
desk-no-account = No account needed. Nothing happens before you sit down.
desk-all-taken = All seats are taken
desk-all-taken-about = Wait here: the page tells when one becomes free. Once the game runs, you can watch it.
desk-game-over = This game is over.
desk-game-runs = This game runs already.
desk-game-runs-about = You can watch it. What players hold secret stays secret.
desk-watch = Watch
desk-this-seat = this seat
desk-agreed = What is agreed
