# Tables at a server, in the terminal.

terminal-command-say = say
terminal-command-who = who
terminal-command-leave = leave
terminal-command-return = return
terminal-command-resign = resign
terminal-command-propose = propose
terminal-command-agree = agree
terminal-command-decline = decline
terminal-command-sit = sit
terminal-command-bot = bot
terminal-command-free = free
terminal-command-start = start
terminal-command-watch = watch
terminal-word-pause = pause
terminal-word-resume = resume
terminal-word-end = end
terminal-word-rewind = rewind
terminal-word-replace = replace
terminal-usage-say = say TEXT
terminal-help-say = says something to all at the table
terminal-usage-who = who
terminal-help-who = tells who sits where, and who is looking
terminal-usage-leave = leave
terminal-help-leave = gives your seat to a bot and leaves; you may come back with return
terminal-usage-return = return
terminal-help-return = plays again instead of the bot that stood in for you
terminal-usage-resign = resign
terminal-help-resign = gives the game up: a bot plays on
terminal-usage-propose = propose pause, resume, end, rewind MOVE, replace SEAT
terminal-help-propose = asks the others to agree: to pause, to go on, to end, to go back to a move, to have a bot for somebody idle
terminal-usage-agree = agree
terminal-help-agree = agrees to what is proposed
terminal-usage-decline = decline
terminal-help-decline = does not agree, or withdraws your own proposal
terminal-usage-away = quit
terminal-help-away = leaves the terminal; your seat stays yours and the table waits for you, as with Ctrl-C and Ctrl-D

## Where

terminal-bad-link = This is no link to a table: it looks like http://host:8400/table/name#invitation. Put it in quotes, with all that stands behind the #.
terminal-bad-server = { $address } is no address of a server: it looks like http://host:8400.
terminal-unreachable = The server { $server } can’t be reached: { $problem }. Check the address, and whether the server runs.
terminal-no-bequest = What answers at { $server } is no server of this kind (status { $status }).
terminal-online-version = The server plays another version of this game: both need the same version of bequest.

## The lobby

terminal-lobby-title =
    { $name }: { $game } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
terminal-lobby-sit = Enter: sit down in seat { $seat }; or a number, watch, quit >{ " " }
terminal-lobby-owner = start, bot SEAT LEVEL, free SEAT, say TEXT, leave or quit >{ " " }
terminal-lobby-invite = Others join with this link:
terminal-lobby-wait =
    { $who ->
        [owner] { $full ->
            [yes] Every seat is taken: type start to begin.
           *[no] Wait for others, or give a seat to a bot (bot SEAT LEVEL); start begins as soon as every seat is taken.
        }
       *[other] The game begins when whoever opened the table starts it. You can talk meanwhile (say TEXT).
    }
terminal-lobby-help =
    { $owner ->
        [yes] Here you can type start, bot SEAT LEVEL, free SEAT, sit SEAT, say TEXT, leave and quit.
       *[no] Here you can type sit SEAT, watch, say TEXT, leave and quit.
    }
terminal-lobby-starts = The game starts as soon as every seat is taken.
terminal-lobby-not-owner = Only whoever opened the table can start the game.
terminal-lobby-deck = This table plays with a deck that somebody brought along, { $deck }:
terminal-lobby-deck-seen = Press Enter when you have looked at it >{ " " }

## Who sits where

terminal-online-free = nobody yet
terminal-online-guest = a guest
terminal-online-you = { $name } (you)
terminal-online-you-alone = you
terminal-online-bot = bot, { $level }
terminal-online-replaced = { $name }, a bot stands in
terminal-online-here = is looking

## The game

terminal-online-waiting =
    { $n ->
        [one] Waiting for { $players }. Enter shows the table; help tells what else you can type.
       *[other] Waiting for { $players }. Enter shows the table; help tells what else you can type.
    }
terminal-online-paused = The game pauses. Type propose resume to ask the others to go on.
terminal-online-pauses = The game pauses now.
terminal-online-resumes = The game goes on.
terminal-online-log = The game is under way; log tells what has happened.
terminal-online-stood-in = A bot plays for you; return takes the seat back.
terminal-online-lost = The line to the server is lost; trying to come back …
terminal-online-back = The line to the server is back.
terminal-online-dismissed = The server has ended this session: come back by your link or name, or join anew.
terminal-online-moved-on = Something else is asked by now.
terminal-online-refused = Refused: { $problem }
terminal-online-said = { $who }: { $text }
terminal-online-say-what = What do you want to say? Type say and the text.
terminal-online-bot-plays = A bot plays for { $player } now.
terminal-online-person-plays = { $player } plays again.
terminal-online-hinted = { $player } was given advice.
terminal-online-proposed =
    { $player } proposes { $what }.{ $asked ->
        [yes] { " " }Type agree or decline.
       *[no] { "" }
    }
terminal-online-proposes = It is proposed; the others are asked.
terminal-online-decided = What was proposed is decided.
terminal-propose-pause = to pause
terminal-propose-resume = to go on
terminal-propose-end = to end the game here
terminal-propose-rewind = to go back to move { $move }
terminal-propose-replace = to let a bot play for { $player }
terminal-online-propose-what = Propose what? Type propose pause, resume, end, rewind MOVE (moves so far: { $move }) or replace SEAT.
terminal-confirm-final = This can’t be taken back. Enter: yes, n: no >{ " " }
terminal-online-hint-first = A sensible player might have begun with { $choice }; back all begins the move anew.
terminal-online-hint-seen = The others see that you asked.
terminal-online-kept = Nothing needs to be saved: the server keeps every move.
terminal-online-only = Others are to choose now. Enter shows the table; say TEXT, who, log, undo, help and quit work.
terminal-online-away = The table waits for you: come back with the same command.
terminal-online-watched = Come back with the same command whenever you want to see how it stands.
terminal-online-ended = All agreed to end the game here.
terminal-online-end = Enter leaves; say TEXT, log or help >{ " " }
terminal-online-end-only = The game is over; type say TEXT, log or view, or press Enter to leave.

## The commands

command-help-join = Join a table at a server by its link, and play in the terminal.
command-help-join-link = The link of the invitation, in quotes.
command-help-join-seat = The seat to sit down in; asked if not given.
command-help-join-name = What you want to be called.
command-help-host = Open a table at a server, print the link for the others, and play.
command-help-host-server = The address of the server, such as http://localhost:8400.
command-help-host-bots = A bot for one of the last seats, by its level. May be given several times.
command-help-host-title = What the table is called.
command-help-host-hints = Advice: off, counted or free.
command-help-host-open = Let anybody find the table in the list of the server.
command-help-host-no-play = Only open the table and print the link.
command-metavar-link = LINK
command-metavar-title = TITLE
command-metavar-hints = HINTS
command-host-link = The link for the others:
command-host-hints = --hints { $hints }: expected off, counted or free
