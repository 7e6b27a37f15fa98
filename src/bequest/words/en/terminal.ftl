# The commands. The first word is the one that help shows; the words of all languages are understood.
terminal-command-how = how
terminal-command-why = why
terminal-command-card = card
terminal-command-rules = rules
terminal-command-back = back
terminal-command-undo = undo
terminal-command-log = log
terminal-command-view = view
terminal-command-save = save
terminal-command-resume = resume
terminal-command-lang = lang
terminal-command-hint = advice
terminal-command-confirm = confirm
terminal-command-run = run
terminal-command-help = help, ?
terminal-command-quit = quit, exit
terminal-word-all = all
terminal-word-yes = y, yes
terminal-word-no = n, no
terminal-word-on = on
terminal-word-off = off

# Help: how a command is written, and what it does.
terminal-usage-how = how
terminal-help-how = teaches the game on one page
terminal-usage-number = { $game ->
    [gears] 3, t2
    [lastwill] b, 2a, A1
   *[other] 3
}
terminal-help-number = takes the option with this label; 0 is nothing more
terminal-usage-letters = a few letters
terminal-help-letters =
    take the option whose words begin like that, such as '{ $game ->
        [crecy] ask fri
        [lastwill] act sea
       *[gears] est law
    }'
terminal-usage-view = Enter, view, view PART
terminal-help-view = shows the table again, or only a part of it: { $parts }
terminal-usage-why = why, why N, why TEXT
terminal-help-why = says what you can't do now and the reasons, or explains one of them
terminal-usage-card = card NAME
terminal-help-card = says what a card costs, pays, needs and does
terminal-usage-rules =
    rules { $game ->
        [crecy] C-13.4
        [lastwill] W-18.6
       *[gears] G-6.4
    }, rules WORDS
terminal-help-rules = shows a rule, or the rules with these words
terminal-usage-back = back, back all
terminal-help-back = takes back the last choice, or all choices, of the move under way
terminal-usage-undo = undo
terminal-help-undo = takes back your last finished move, if nothing was revealed since
terminal-usage-log = log, log all
terminal-help-log = tells what happened
terminal-usage-save = save, save FILE
terminal-help-save = saves the game
terminal-usage-resume = resume, resume FILE
terminal-help-resume = lists saved games; saves this one and goes on with another
terminal-usage-lang = lang fr, lang en
terminal-help-lang = changes the language
terminal-usage-hint = advice
terminal-help-hint = says what a sensible player might choose
terminal-usage-confirm = confirm off, confirm on
terminal-help-confirm = whether you are asked once more before what can't be taken back
terminal-usage-run = run
terminal-help-run = lets the bots play on to the end (while watching)
terminal-usage-help = help, help WORD
terminal-help-help = lists the commands, or tells of one of them
terminal-usage-quit = quit
terminal-help-quit = saves the game and leaves, as Ctrl-C and Ctrl-D do

# Prompts.
terminal-choose = Choose { $last }, letters, or help >{ " " }
terminal-choose-one = (only this one) Enter takes it; { $last }, letters, or help >{ " " }
terminal-choose-set = Pick { $range } of { $last }, as in { $example }; letters, or help >{ " " }
terminal-choose-more = Pick { $range } more ({ $all } in all) of { $last }; letters, back or help >{ " " }
terminal-choose-or-end = Pick up to { $n } more of { $last }, 0: no more; letters, back or help >{ " " }
terminal-pick-exactly = { $n }
terminal-pick-range = { $least } to { $most }
terminal-pass = Pass the keyboard to { $player }, who then presses Enter >{ " " }
terminal-watch = Enter: next move; run: to the end; or help >{ " " }
terminal-end = Enter leaves; save, log, resume or help >{ " " }
terminal-which-save =
    Which one? A number or a file; Enter: { $first ->
        [0] none
       *[other] { $first }
    } >{ " " }
terminal-replay = >{ " " }

# What stands above a question and in its options.
terminal-since = Since your last move:
terminal-in-short = view: all; view { $parts }: one part
terminal-common = Any of them: { $facts }
terminal-fact = { $what } { $before } → { $after }
terminal-facts-of = { $player }: { $facts }
terminal-follows = then the only possibility: { $steps }
terminal-taken-by-itself = Taken by itself, there is no other choice: { $steps }.

# Before what can't be taken back.
terminal-confirm-shown = Something is drawn or shown: no undo. Enter: yes, n: no >{ " " }
terminal-confirm-answer = An answer is final. Enter: yes, n: no >{ " " }
terminal-confirm-next = { $player } goes on: no undo. Enter: yes, n: no >{ " " }
terminal-confirm-off = (Before what can't be undone you are asked once more; 'confirm off' ends that.)
terminal-confirm-only = Press Enter (or type yes) to do it, n to choose again; commands such as help work too.
terminal-not-done = Not done; choose again.
terminal-confirms = { $on ->
    [yes] You are asked once more before what can't be taken back; 'confirm off' ends that.
   *[no] You are not asked once more any longer; 'confirm on' changes that.
}

# Answers to commands.
terminal-new-here = New here? Type how: the game on one page. Type help for the commands, rules for the rules.
terminal-random-seats = The other seats choose at random: the game has no better player yet.
terminal-level-seats =
    { $count ->
        [one] The other seat is a bot: { $level }. --level chooses another, and bequest bots tells what they are like.
       *[other] The other seats are bots: { $level }. --level chooses others, and bequest bots tells what they are like.
    }
terminal-with-style = { $level }, { $style }
terminal-loaded = The game goes on. What happened last:
terminal-pass-only = Press Enter when { $player } is at the keyboard; undo works as well.
terminal-watch-only = Here you only watch; press Enter for the next move.
terminal-end-only = The game is over; type save, log, resume or quit, or press Enter to leave.
terminal-unknown = No option and no command reads { $word }; type a label ({ $last }), letters of an option, or help.
terminal-several = Several fit. Type more, or a label:
terminal-one-at-a-time = One at a time: choose from { $last }.
terminal-why-several = { $words } may mean { $near }; type more of it.
terminal-blocked-now = Not possible now ('why' with a label or letters explains one of them):
terminal-no-reason =
    { $blocked ->
        [none] Nothing has the label { $number }; you can choose from { $last }.
       *[other] Nothing has the label { $number }; you can choose from { $last }, but not { $blocked }.
    }
terminal-no-help = There is no command { $word }. The commands are { $known }; help alone tells what each does.
terminal-one-command = the command { $command }
terminal-which-card =
    Which card? For instance: card { $game ->
        [crecy] count
        [lastwill] tailor
       *[gears] fire
    }
terminal-no-card = No card is called { $name }.
terminal-card-near = By { $name }, do you mean { $near }?
terminal-cannot-tell = Nothing that you might choose reads { $words }; why alone lists what you can't do now.
terminal-no-open-move = No move is open; undo takes the last finished one back.
terminal-no-undo = This can't be undone: { $reason }.
terminal-revealed = Revealed last: { $what }.
terminal-log-start =
    (The last { $lines ->
        [one] line
       *[other] { $lines } lines
    }; 'log all' tells the whole game.)
terminal-no-option = There is no option { $number }; choose from { $last }.
terminal-no-more = no more
terminal-picked = { $n ->
    [0] Nothing is picked.
   *[other] Picked so far: { $picked }.
}
terminal-picked-already = { $picked } is picked already; choose another one, or type back.
terminal-set-size = { $n } picked, but it must be { $range }.
terminal-no-set = Not like this: { $reason }.
terminal-blocked = { $option }: { $reason }.
terminal-offered = { $option } is on offer: choose { $number }.
terminal-nothing-blocked =
    Nothing you might look for is blocked here. 'why { $game ->
        [crecy] marry
        [lastwill] sell
       *[gears] draw
    }' asks about an action.
terminal-no-rules = The rules can't be looked up here.
terminal-rules-not-found = No rule has { $words }.
terminal-language = Words are English now.
terminal-which-language = Which language? Type lang en or lang fr.
terminal-hint = A sensible player might choose { $number }: { $choice }
terminal-no-part = No part of the table is called { $word }: view shows all of it, and view with one of these words a part: { $parts }.
terminal-nothing-asked = Nothing is asked of you now.
terminal-no-hint = There is no advice for this game yet: its bots play at random.
terminal-not-resumed = That game can't be loaded. { $problem }

# Saving.
terminal-saved = Saved in { $path }
terminal-open-move = The move under way is not finished and not part of it.
terminal-go-on = To go on: { $command }
terminal-look-again = To look at it again: { $command }
terminal-not-saved = The game could not be saved. { $problem }
terminal-saves = Saved games, the newest first:
terminal-save =
    { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $state }, saved { $when }
terminal-saves-more =
    { $count ->
        [one] One more is older; name its file.
       *[other] { $count } more are older; name their files.
    }
terminal-no-saves = No saved game is in this folder, in your home folder or in that for temporary files.
terminal-file = { $path }: { $problem }
terminal-file-not-text = not a text file (UTF-8)
terminal-file-folder = this is a folder
terminal-file-exists = this file exists already; give another name
terminal-file-nowhere = there is no folder to write it to
terminal-file-missing = no such file or directory
terminal-file-forbidden = this is not allowed here
terminal-file-full = the disk is full
terminal-file-name = no file can have this name

# Replay.
terminal-verified = verified: { $game }, { $state }; scores { $scores }
terminal-score = { $player } { $points }
terminal-finished = finished
terminal-running = not finished
terminal-replay-how = Enter: next move, all: the rest, view: the table now (view 2: with the hand of seat 2), q: stop
terminal-replay-unknown = Press Enter for the next move, or type all, view, view with the number of a seat, or q.
terminal-replay-seat =
    { $players ->
        [one] There is only seat 1: view, or view 1.
       *[other] There are seats 1 to { $players }: view, or view 1.
    }

# The log: what one player does, one thing after the other.
terminal-joined = { $first }; { $next }
