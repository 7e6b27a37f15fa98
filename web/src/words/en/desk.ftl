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
desk-option-lastwill-money-amount-about = Everybody begins with { $amount ->
    [one] 1 pound
   *[other] { $amount } pounds
}.
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

# Tables
desk-tables-title = Tables · Bequest
desk-next-table = Next table that waits for me
desk-open-tables = Open tables
desk-no-open-tables = No open table has a free seat. Open one yourself and let everybody find it.
desk-to-watch = Games to watch
desk-nothing-to-watch = No open game is under way.
desk-nothing-finished = Nothing finished yet.
desk-finished-others = Games of others that are over

# Account
desk-account-title = You · Bequest
desk-account-nobody = You are nobody yet. With your first deed you become a guest; nothing needs an account.
desk-account-guest = You are a guest on this device. Keep yourself, so that you can come back from another one.
desk-account-kept = You are kept: you can come back from everywhere.
desk-name-title = Your name
desk-keep-name = Keep this name
desk-kept = Kept.
desk-keep-title = Keep yourself by a password
desk-keep-about = Nothing else is asked: no address, no letter.
desk-sign-name = Name
desk-password = Password
desk-old-password = Password so far, or recovery code, if you have one
desk-keep-me = Keep me
desk-secrets-title = Other ways back
desk-secrets-about = A recovery code to write down, or a personal link to open on another device. A new one ends the one before.
desk-prove = Your password, if you have one
desk-new-code = New recovery code
desk-new-link = New personal link
desk-code-once = Write this down. It is shown only now.
desk-link-once = Open this link on another device. It is shown only now; whoever has it is you.
desk-code = Recovery code
desk-return-link = Personal link
desk-back-title = Come back
desk-back-about = If you have been here before, as yourself.
desk-back-takes-along = If you have been here before. What you began as this guest comes along.
desk-sign-in = Sign in
desk-recover = Come back by the code
desk-welcome-back = Welcome back, { $name }.
desk-return-title = Your personal link
desk-return-about = This link leads back to your tables.
desk-return = Come back
desk-other-ways = Other ways back
desk-devices = Devices
desk-some-device = some device
desk-this-device = this device
desk-end-device = Sign out there
desk-end-others = Sign out everywhere else
desk-sign-out = Sign out here
desk-programs = Programs that play for you
desk-programs-about = A token lets a program of yours play one seat: it sees what that seat sees, and nothing else.
desk-which-seat = Seat
desk-program-name = Name of the program
desk-make-token = Make a token
desk-token = Token
desk-token-once = Give this to the program. It is shown only now.
desk-take-back = Take back
desk-farewell = Be forgotten
desk-farewell-about = Your name, what you said and your notes are deleted for good. In games that run, bots play on.
desk-forget = Delete me
desk-forget-sure = Yes, delete me for good
desk-stay = Stay

# Settings
desk-settings-title = Settings · Bequest
desk-on = On
desk-off = Off
desk-set-look = Look and language
desk-set-language-about = The words of all pages and cards.
desk-set-size = Text size
desk-set-size-about = In hundredths of what your browser has.
desk-set-dark = Dark desk
desk-set-dark-about = The pages beside the tables by night; each game keeps its own stock.
desk-set-play = At the table
desk-set-speed = Movement
desk-set-speed-normal = Normal
desk-set-speed-normal-about = Cards and pieces travel, briefly. Anything you press skips it.
desk-set-speed-slow = Slow
desk-set-speed-slow-about = Cards and pieces take their time, to see what others do.
desk-set-speed-off = Off
desk-set-speed-off-about = Nothing moves; what has changed is marked.
desk-set-at-once = Choose without the seal
desk-set-at-once-about = A choice that can be taken back is made with the first press.
desk-set-keys = Keys
desk-set-keys-about = Letters and digits on the marked tabs choose; at the table, ? shows all keys.
desk-set-sound = Sound
desk-set-sound-about = A small bell when it is your turn.
desk-set-text-view = Text view
desk-set-text-view-about = Tables and lists instead of the board, with the same choices; made for screen readers.
desk-deadlines = Deadlines
desk-deadlines-about = In games day by day, your time for a move ends at an hour that suits you.
desk-zone = Where you live
desk-hour = The day ends at
desk-keep-deadlines = Keep these

# Bringing a record
desk-import-title = Bring a record · Bequest
desk-import-about = A game that was played elsewhere, or a position: look at it through every seat, or play on from it against bots.
desk-import-file = From a file
desk-import-text = Or as a text
desk-import-look = Look at the record
desk-import-play = Play on from the position
desk-import-more = Inside a record, “Play on from here” goes on from any of its moves.

# Learn
desk-learn-title = Learn · Bequest
desk-learn-title-of = { $game }: how to play · Bequest
desk-no-such-game = There is no such game here. These are the games:
desk-for-several = For several
desk-which-game = Which game
desk-first-game = A first game against a gentle bot
desk-search-rules = Search the rules
desk-rules-found = { $n ->
    [one] 1 rule found
   *[other] { $n } rules found
}

# Result
desk-result-title = The result · Bequest
desk-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
desk-still-runs = This game still runs.
desk-result-solo-won = You have done it: the game is won.
desk-result-solo-lost = Not this time: the game is lost.
desk-result-nobody = The game is over, and nobody has won.
desk-result-shared = { $names } share the victory.
desk-result-crecy-you = Your house outlives the others{ $by ->
    [0] { "" }, by a hair.
   *[other] , by { $by }.
}
desk-result-crecy-other = { $name } leaves the greatest name{ $by ->
    [0] { "" }, by a hair.
   *[other] , by { $by }.
}
desk-result-lastwill-you = You are the worst with money: the fortune is yours{ $by ->
    [0] { "" }, by a hair.
   *[other] , by £{ $by }.
}
desk-result-lastwill-other = { $name } inherits the fortune{ $by ->
    [0] { "" }, by a hair.
   *[other] , by £{ $by }.
}
desk-result-gears-you = History remembers you{ $by ->
    [0] { "" }, by a hair.
    [one] , by one point.
   *[other] , by { $by } points.
}
desk-result-gears-other = History remembers { $name }{ $by ->
    [0] { "" }, by a hair.
    [one] , by one point.
   *[other] , by { $by } points.
}
desk-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
desk-extinct = extinct
desk-bankrupt = bankrupt
desk-score-crecy = Where the honor came from
desk-score-lastwill = What was left
desk-score-gears = Where the points came from
desk-score-view = How the points are listed
desk-by-source = Sources
desk-by-round = Rounds
desk-round = Round { $n }
desk-decided = What decided it: { $source }, { $winner } for { $first } against { $other } for { $second }.
desk-total-crecy = Honor
desk-total-lastwill = Worth
desk-total-gears = Points
desk-source-crecy-cards = Friends and children
desk-source-crecy-spent = Spent on actions
desk-source-crecy-contributions = Contributions
desk-source-crecy-missions = Missions
desk-source-crecy-prestige = Prestige
desk-source-crecy-children = Children
desk-source-crecy-patron = Patron
desk-source-crecy-nationality = Nationalities
desk-source-crecy-occupation = Occupations
desk-source-crecy-hints = Hints not fulfilled
desk-source-crecy-rivals = Taken by rivals
desk-source-crecy-carried = Brought along
desk-source-gears-pursuit = Pursuit
desk-source-gears-rewards = Rewards
desk-source-gears-bonuses = Bonuses
desk-source-gears-abilities = Abilities
desk-source-gears-carried = Brought along
desk-source-lastwill-balance = Cash
desk-source-lastwill-properties = Houses
desk-what-next = What next
desk-rematch = Play again, same table
desk-rematch-bots = The bots agree at once.
desk-rematch-asked = Asked: { $names }.
desk-play-this = Play this game
desk-download = Download the record
desk-poster = Family poster
desk-house-of = The house of { $name }
desk-whose-family = Whose family
desk-print-poster = Print the poster
