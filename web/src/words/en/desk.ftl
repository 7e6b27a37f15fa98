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
