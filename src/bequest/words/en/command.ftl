# The command `bequest`: help, errors, and what its commands print.

command-error = bequest: { $error }
command-in-file = { $file }: { $error }
command-stopped = stopped
command-output = the output could not be written: { $problem }
command-decimal-mark = .

## How the rules run, after the version

command-rules-compiled = rules compiled
command-rules-pure = rules interpreted (BEQUEST_PURE is set)
command-rules-absent = rules interpreted (not compiled for this Python)
command-rules-stale = rules interpreted (changed since they were compiled)

## Help

command-help-default = { $help } Default: { $default }.
command-help-usage = Usage: { $pieces }
command-help-pieces = [OPTIONS]
command-help-subcommand = COMMAND ...
command-help-arguments = Arguments
command-help-options = Options
command-help-commands = Commands
command-help = A digital table for three board games of inheritance.
command-help-help = Show this text and leave.
command-help-version = Show the version and leave.
command-help-lang = The language: en or fr. If not given, BEQUEST_LANG or the system's language decides.
command-help-install-completion = Install completion by the Tab key for the shell in use.
command-help-show-completion = Show the script that completes by the Tab key, to copy or adapt it.

command-help-play = Play in the terminal, against bots or with others at the same keyboard.
command-help-resume = Go on with a saved game, chosen from a list if no file is named.
command-help-replay = Verify a record, then step through its moves.
command-help-simulate =
    Play many games at random: speed, what they are like, and a digest of how they end. The same seed gives the same
    digest, with any number of processes.
command-help-decks = Decks of cards: those supplied, and decks of your own.
command-help-deck-list = List the supplied decks.
command-help-deck-export = Print a supplied deck, named as a deck of your own, to be changed.
command-help-deck-check = Check a deck file, and tell what the deck is like.
command-help-rules = Look up the rules, by id or by words.
command-help-tree = Draw a family tree from a record of The Testament of Duke de Crecy.

command-help-game = Name of the game: { $games }.
command-help-game-asked = Name of the game, { $games }; asked if not given.
command-help-players = How many play.
command-help-humans = How many are people; bots take the other seats. 0: watch them play.
command-help-seed = Decides all chance; drawn if not given.
command-help-option = An option of the game, such as fate=none. May be given several times.
command-help-deck = A supplied deck by name, or a deck file (.toml).
command-help-deck-supplied = A supplied deck by name.
command-help-deck-file = A deck file (.toml).
command-help-deck-game = The game that the deck is for.
command-help-no-confirm = Do not ask once more before what can't be taken back.
command-help-load = Go on with a saved game.
command-help-resume-file = A saved game; those found are listed if not given.
command-help-record = A record, as play saves it.
command-help-check = Only verify the record.
command-help-tree-format = What to make: text, svg (a sheet to print) or gedcom (for genealogy programs).
command-help-tree-seat = Whose family. If not given, that of the winner or of the only player.
command-help-tree-output = The file to write; printed if not given.
command-help-games = How many games.
command-help-jobs = How many processes.
command-help-json = Print one JSON object.
command-help-query = An id (G-6.4, GE-14), a section (6), or words to look for. Without it: the list of sections.

command-metavar-game = GAME
command-metavar-count = N
command-metavar-seed = S
command-metavar-option = KEY=VALUE
command-metavar-deck = DECK
command-metavar-file = FILE
command-metavar-query = ID|WORDS
command-metavar-language = LANGUAGE
command-metavar-format = FORMAT
command-metavar-seat = N

## Wrong use

command-language-unknown = --lang { $value }: expected { $known }
command-usage-command = there is no command { $name }; { $command } knows { $known }
command-usage-option = there is no option { $option }; see { $command } --help
command-usage-value = { $option } needs a value; see { $command } --help
command-usage-missing = { $what } is missing; see { $command } --help
command-usage-number =
    { $low ->
        [0] { $option }: expected a whole number
       *[other] { $option }: expected a whole number, { $low } or more
    }
command-usage-other = these arguments can't be understood; see { $command } --help
command-option-no-value = option { $option }: write it as key=value
command-option-own-flag = option { $key }: give it with --{ $key }
command-option-twice = option { $key }: given twice
command-with-load =
    { $count ->
        [one] { $flags } can't be given with --load: the record says it all
       *[other] { $flags } can't be given with --load: the record says it all
    }
command-too-many-people =
    --humans { $humans }: { $players ->
        [one] there is { $players } player
       *[other] there are { $players } players
    }

## Play

command-choose = Choose a game
command-choose-prompt = Choose a number, or press Enter for the first >{ " " }
command-choose-again = Type a number from 1 to { $last }, or press Enter.

command-choose-players = { $title } ({ $low }–{ $high } players)
command-choose-random = The other seats choose at random, until the game has a better player.
command-choose-mode = How do you want to play?
command-mode-multiplayer = Against others, two to four players
command-mode-solo-standard = Alone: Standard Solo
command-mode-solo-testament = Alone: The Testament, a family tree from the heir upwards
command-choose-count = How many players, { $low } to { $high }? Enter: { $low } >{ " " }

## Family tree

command-tree-none = { $game } has no family tree
command-tree-format = --format { $format }: expected { $known }
command-tree-seat =
    { $players ->
        [one] --seat { $seat }: there is only seat 1
       *[other] --seat { $seat }: there are seats 1 to { $players }
    }
command-tree-whose = the game has no single winner; say whose family with --seat, 1 to { $players }
command-tree-no-family = seat { $seat } has no family yet
command-tree-written = Written to { $path }

## Simulate

command-progress = playing
command-fact-jobs = processes
command-fact-seconds = seconds
command-fact-games-per-second = games per second
command-fact-decisions-per-second = decisions per second
command-fact-game = game
command-fact-players = players
command-fact-options = options
command-fact-seed = seed
command-fact-games = games
command-fact-decisions = decisions
command-fact-decisions-per-game = decisions per game
command-fact-single-option-share = single option share
command-fact-options-per-decision = options per decision
command-fact-scores = scores
command-fact-digest = digest
command-fact-min = min
command-fact-q1 = q1
command-fact-median = median
command-fact-q3 = q3
command-fact-max = max
command-fact-p99 = p99

## Decks

command-deck-head-name = name
command-deck-head-alias = also
command-deck-head-kind = kind
command-deck-head-size = technologies
command-deck-name = deck
command-deck-of-kind = { $name } (kind { $kind })
command-deck-technologies = technologies
command-deck-size =
    { $designs ->
        [one] { $designs } design
       *[other] { $designs } designs
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
command-deck-fates = Fate cards
command-deck-characters = characters
command-deck-levels = designs by level
command-deck-level = { $level }: { $count }
command-deck-costs = costs
command-deck-rewards = rewards
command-deck-spread = { $low } to { $high }, median { $median }
command-deck-abilities = abilities
command-deck-established =
    { $count ->
        [one] { $count } when established
       *[other] { $count } when established
    }
command-deck-activation =
    { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
command-deck-too-deep = too deep
command-deck-deep =
    with { $players } players there are { $timeframes } timeframes in the last round, fewer than the levels of { $cards }
command-deck-no-pursuit = no pursuit
command-deck-pursuit = { $character } pursues { $pursuit }, which is not in the deck: pursuit=on will be refused

command-deck-head-people = Friends and Child cards
command-deck-people =
    { $friends ->
        [one] { $friends } Friend
       *[other] { $friends } Friends
    }, { $children ->
        [one] { $children } Child card
       *[other] { $children } Child cards
    }
command-deck-friends = Friends
command-deck-children = Child cards
command-deck-of-friends = { $total }: { $men } men, { $women } women
command-deck-of-children = { $total }: { $men } Sons, { $women } Daughters, { $others } Complications
command-deck-heads = Heads
command-deck-titles = Titles
command-deck-contributions = Contributions
command-deck-missions = Missions
command-deck-patrons = Patrons
command-deck-hints = Hints
command-deck-dowries = dowries
command-deck-none = none
command-deck-nationalities = nationalities
command-deck-occupations = occupations
command-deck-effects = Friends with an effect

command-deck-head-cards = cards
command-deck-crowns = special cards by crowns
command-deck-helpers = black cards
command-deck-of-helpers =
    { $helpers ->
        [one] { $helpers } helper
       *[other] { $helpers } helpers
    }, { $expenses ->
        [one] { $expenses } expense
       *[other] { $expenses } expenses
    }
command-deck-types = properties by type
command-deck-symbols = cards by symbol
command-deck-burnt = pounds of an event
command-deck-upkeep = pounds of an activation
command-deck-prices = highest banknotes
command-deck-wills = last will cards
command-deck-boards = boards
command-deck-plans = plans by side
command-deck-places = offering by players
command-deck-sizes = unlike the printed game
command-deck-printed =
    { $deck }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } instead of { $printed }

## Rules

command-rules-contents = Sections of the rules
command-rules-how = { $command } { $section } shows a section, { $command } { $rule } a rule; other words are looked for.
command-rules-part = { $head }: { $text }
command-rules-titles =
    { $count ->
        [one] Section about it: { $titles }
       *[other] Sections about it: { $titles }
    }
command-rules-near = Near it: { $ids }
command-rules-none = no rule speaks of { $query }; bequest rules { $game } lists the sections
command-rules-more =
    { $count ->
        [one] One more rule speaks of it; add a word to narrow it down.
       *[other] { $count } more rules speak of it; add a word to narrow it down.
    }

## Where values come from

command-help-deck-house = List the values of a supplied deck, or of boards, that are not known from the printed game.
command-deck-partly = { $field } (in part)
command-deck-bounded = { $field } (within a known range)
command-deck-whole = in general
command-deck-mixed = name one supplied deck, or only deck files: several files are laid over each other

command-help-train = Let a net learn a game by playing against itself. It goes on from the checkpoint in the folder; this needs PyTorch.
command-metavar-minutes = MINUTES
command-metavar-folder = FOLDER
command-metavar-device = DEVICE
command-help-minutes = How long it learns.
command-help-train-folder = Where the checkpoint is kept; net-GAME-DECK here if it is not named.
command-help-train-net = Write the net that was learned into this file, to be played.
command-help-train-from = Begin with the net in this file where there is no checkpoint yet.
command-train-curves = { $game }: how the net learned
command-train-curves-about = Over the decisions learned from, in millions; { $millions } so far
command-train-curve-entropy = How open its choices are
command-train-curve-reward = Error in the reward it expects
command-train-curve-won = Surprise at who wins
command-train-curve-moved = How far a round changes its choices
command-train-curve-clipped = Share of choices that changed too far
command-train-curve-speed = Decisions a second
command-help-train-players = Only tables of so many players; 0 for all that the game has.
command-help-rows = How many games are played at once in each of two shifts; 0 for what is usual with or without a GPU.
command-help-train-jobs = How many processes play; 0 for one less than there are cores.
command-help-train-cluster =
    Let the machines of a Ray cluster with this address play; local: this machine. --jobs says how many processes, by
    default one for each core. They need PyTorch, too.
command-help-width = How wide the net is; 0 for what is usual with or without a GPU. A checkpoint keeps its own width.
command-help-device = Where the net is judged and taught, as PyTorch calls it; auto takes a GPU if there is one.
command-no-torch = Learning needs PyTorch, which is not installed; run: pip install bequest[train]
command-train-begins = Setting up
command-train-progress = { $games } games, { $decisions } decisions, { $speed } a second
command-train-done = Learned from { $decisions } decisions; the checkpoint is in { $folder }.
command-train-net = The net is in { $file }.
command-train-refused = This can't be learned: { $why }

command-help-distil = Make a small net of a large one, by imitation. It goes on from the checkpoint in the folder; this needs PyTorch.
command-help-distil-from = The net to learn from; that of the package if no file is named.
command-help-distil-net = Write the small net into this file; GAME-DECK.small.net here if it is not named.
command-help-distil-folder = Where the checkpoint is kept; small-GAME-DECK here if it is not named.
command-distil-agreed = Both nets find the same option the most likely in { $share } % of the questions.
command-distil-curve-kl = How far its choices are from the large net’s
command-distil-curve-agreed = Share of the same first choices
command-distil-curve-points = Error in the points it expects

command-help-onnx = Write a net as a model of ONNX, for programs that know nothing of this one. This needs the package onnx.
command-help-onnx-output = Where to write the model.
command-help-onnx-net = The file of a net; without it, that of the package.
command-help-onnx-small = The small net of the package instead of the large one.
command-no-onnx = This needs the package onnx, which is not installed; run: pip install bequest[onnx]
command-onnx-written = The model is in { $file }.
command-net-none = No net can be used here: { $why }; name the file of one
command-net-refused = { $file }: { $why }
