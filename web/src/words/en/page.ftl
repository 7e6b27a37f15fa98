# The play page, and what all pages share.
page-game-gears = Gears of Time
page-game-crecy = Crécy
page-game-lastwill = Last Will
page-home = Bequest, to the desk
page-language = Language
page-skip = To the choices
page-opening = Opening the table
page-no-line = The server does not answer. Try again in a moment.
page-back-to-desk = Back to the desk
page-title-your-turn = Your turn: { $game }

# Top bar
page-table = Table { $name }
page-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
page-pace-live = live, { $minutes } min{ $seconds ->
    [0] { "" }
   *[other] {" "}+ { $seconds } s a move
}
page-pace-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
page-pace-relaxed = no clock
page-rules = Rules
page-menu = Menu
page-board = Board
page-views = Parts of the table

# Players
page-you = You
page-seat = Seat { $seat }
# What bots are called, by their seat.
page-bot-gears = { $seat ->
    [1] Ada
    [2] Tycho
    [3] Hypatia
   *[other] Babbage
}
page-bot-crecy = { $seat ->
    [1] Ninon
    [2] Turgot
    [3] Baptiste
   *[other] Odile
}
page-bot-lastwill = { $seat ->
    [1] Mrs Finch
    [2] Quill
    [3] Edmund
    [4] Lady Plum
   *[other] Augustus
}
page-level = bot, { $level ->
    [novice] novice
    [gentle] gentle
    [steady] steady
    [sharp] sharp
    [master] master
   *[other] { $level }
}
page-stand-in = a bot plays on
page-away = away
page-is-asked = is to choose
page-players-title = Players

# The writ
page-writ = What is asked
page-your-turn = Your turn
page-waiting = Waiting
page-watching = Watching
page-somebody = A guest
page-over = The end
page-no-way-back = No way back
page-spoken = Your turn. { $question } { $n ->
    [one] 1 choice.
   *[other] { $n } choices.
}
page-spoken-chosen = Chosen: { $what }. Enter to seal.
page-actions = Actions
page-all-options = Options
page-hint = Hint
page-hinted = Advice: { $what }
page-win-chance = { $percent } %
page-undo = Undo
page-back = Back
page-seal = Seal it
page-seal-what = Seal: { $what }
page-go-on = Go on
page-sending = Sending
page-press-again = Press again to seal
page-not-your-turn = Not your turn
page-choose = { $n ->
    [one] Choose it
   *[other] Choose one of { $n }
}
page-pick = { $least ->
    [0] Pick up to { $most }
   *[other] { $picked } of { $least } picked
}
page-final = no way back after this
page-free = you can undo this
page-changes = What it changes
page-becomes = becomes
page-step = { $what }:
page-then-chance = then chance decides
page-days-left = { $n } days left
page-hours-left = { $n ->
    [one] 1 hour left
   *[other] { $n } hours left
}
page-to-play = { $names } to play
page-winners = { $n ->
    [one] { $names } won.
   *[other] { $names } won together.
}
page-no-winner = Nobody won.
page-see-result = See the result

# Choices
page-choice = { $what }. Choice { $key }.
page-choices-here = { $what }: { $n } choices
page-choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
page-not-available = { $what }, not available: { $why }
page-set = Pick some of these
page-amount = How many
page-amount-range = { $least } to { $most }
page-less = Less
page-more = More
page-order = The order
page-order-leave = Leave them as they are
page-move-left = Move { $what } to the left
page-move-right = Move { $what } to the right
page-why-not = Why not? { $what }
page-rule = Rule { $rule }
page-close = Close
page-find = Type to find
page-copies-left = { $left } of { $copies } left
page-nothing-found = Nothing found.
page-blocked-title = Not possible now
page-copies = { $n } of these in the deck

# Bands
page-line-lost = The line is lost. Your choice is kept; trying again in { $seconds } s.
page-line-closed = This place is not open to you any more. Reload the page.
page-moment = Move { $move } of { $last }
page-live = Move { $move } · live
page-back-to-now = Back to now
page-copy-moment = Copy a link to this moment
page-link-in-address = It is the page’s address now
page-copied = Copied
page-play-on = Play on from here
page-curtain = Seat { $seat } is to play. Hand over the screen; the others look away.
page-curtain-open = I am here, open the curtain
page-paused = The table pauses.
page-stood-in = A bot plays for you.
page-return = Play again yourself
page-proposal = { $player } { $what ->
    [rewind] would go back to move { $move }
    [pause] would pause
    [resume] would go on
    [end] would end the game here
   *[replace] would have a bot play for somebody who is away
}
page-agree = Agree
page-decline = Decline
page-rematch-open = A rematch is open.
page-go-there = Go there

# Log, chat, notes
page-book = Book of the table
page-book-log = Log
page-book-chat = Chat
page-book-notes = Notes
page-filter = Whose
page-filter-all = All moves
page-show-moment = Show this moment
page-no-chat = Nothing said yet.
page-say = Say something
page-send = Send
page-note-hint = Only you read this.

# Scrubber
page-first = To the beginning
page-earlier = One move back
page-later = One move on
page-replay = Replay
page-stop = Stop
page-scrubber = Move shown
page-keys = keys

# Drawers
page-drawer-rules = Rules
page-drawer-cards = Cards
page-drawer-menu = Table
page-drawer-keys = Keys
page-drawer-list = All options
page-text-view = Text view
page-at-once = Choose without the seal
page-sound = A sound on my turn
page-look-through = Look through seat { $player }
page-pause = Propose a pause
page-resume = Propose to go on
page-rewind = Propose to go back to this move
page-end-by-agreement = Propose to end the game
page-resign = Resign
page-resign-sure = A bot will play on for you. Resign?
page-resign-yes = Yes, resign
page-keep-playing = Keep playing
page-record = Download the record
page-report = Report this position
page-reported = Reported, thank you
page-report-text = Something is wrong in this position.

# Keys
page-key-choose = choose what carries the letter
page-key-amounts = places in a row and amounts
page-key-seal = seal
page-key-leave = leave the step, close what is open
page-key-undo = back, or undo
page-key-hint = hint
page-key-why = why not, or all options
page-key-inspect = show the card large
page-key-rules = rules
page-key-log = log
page-key-panels = next player
page-key-replay = one move back or on
page-key-keys = these keys
