# What the rules' core has to say.

words-comma = { $first }, { $last }
words-and = { $first } and { $last }
words-or = { $first } or { $last }
words-quoted = '{ $text }'

# How a game is played: what the paragraphs are about that every game has.
words-how-goal = Goal
words-how-end = The end

## Why something is not on offer

# A reason with the rule that it rests on, such as G-6.3.
reason-by-rule = { $reason } ({ $rule })
reason-not-asked = this is not what is being asked now; choose one of the options of the open decision
reason-not-your-turn = seat { $seat } is not asked now; seat { $asked } decides
reason-turn-of-several = seat { $seat } is not asked now; seats { $asked } decide
reason-game-over = the game is over
reason-unknown-action = there is no action { $action } in this game
reason-chance-first = chance has to answer first
reason-no-journal = this game keeps no journal, so nothing can be taken back; start it with journal=True
reason-nothing-to-undo = there is no move to take back
reason-another-decided = another player has decided since
reason-something-revealed = a card was drawn since, and what was seen cannot be unseen
reason-in-mid-move = finish the open move first, or take its choices back
reason-answer-stands = a secret choice was answered since, and such answers stand
reason-not-chance = chance does not decide now; outcomes() is for the moments when seat is CHANCE
reason-which-seat = several seats are asked at once; say which of them chooses
reason-no-such-move = there is no move { $move } to go back to; choose one that stands, or 0 for the start
reason-incomplete = this is not the whole move: { $step } is asked next
reason-complete = the move is complete before { $text }
reason-no-such-set = these can't be chosen together now
reason-set-size = { $found } chosen; choose at least { $least } and at most { $most }
reason-no-set-asked = no set is asked for now; choose one of the options
reason-not-so-many = { $text }: at most { $most } can be chosen
story-answered = has answered
story-undone = takes the last move back
story-rewound = { $move ->
    [0] All agree to go back to the start.
   *[other] All agree to go back to how it was after move { NUMBER($move, useGrouping: 0) }.
}
argument-steps = steps are a list of texts or actions, not { $found }
argument-action = an action is a number, not { $found }; game.parse(text) gives the number of a text, and position.play takes texts
argument-seat = there is no seat { $found }; seats are whole numbers from 0 to { $last }, and None is a spectator
argument-no-action = there is no action { $action }; they are numbered from 0 to { $last }
argument-count = expected a whole number from 0, found { $found }
argument-text = expected a text, found { $found }
argument-deck = this speaks of the deck { $deck }, and the position has the deck { $found }, in which actions have other numbers; take position.game

## Options

option-players-help = how many play
option-chance = chance: { $value } is not allowed; use auto or explicit
option-seed-help = decides every random event; drawn and recorded if not given
option-seed-allowed = a whole number of up to 128 bits, 0 or more
option-values = { $values }
# $hint is reading-did-you-mean, or nothing.
option-unknown = unknown option { $key }{ $hint }; the options are { $known }
option-refused = option { $key }: { $value } is not allowed; use { $allowed }

## Reading positions, decks and actions

# Follows what is wrong with a word.
reading-did-you-mean = ; did you mean { $near }?
reading-other-deck = not a deck of { $game }: a deck belongs to one game
reading-no-action = no action reads { $text }{ $hint }
reading-no-structure = no action has the structure { $structure }
reading-no-game = no game is called { $name }; known: { $known }
reading-one-deck = { $game } takes one deck; put everything into one file
reading-other-game = this is a position of { $found }, not of { $game }
reading-four-numbers = expected four numbers, found { $found }
reading-move-complete = these choices complete the move; a position holds choices of an open move only
reading-id = expected small letters, digits and hyphens, found { $found }
reading-language = a language code must be two or three small letters, such as en or fr, found { $found }
reading-mark = { $field } is no field of this entry; published names fields, with D or V after a colon for those that are derived or reported
reading-at = { $place }: { $problem }
reading-at-line = { $file }, line { $line }, { $place }: { $problem }
reading-field = { $owner }, field { $key }
reading-unknown-field = unknown field{ $hint }; known are { $known }
# $what is one of the next ten, $found one of the two after them.
reading-expected = expected { $what }, { $found }
reading-a-text = a text
reading-a-translated-text = a text, or one for each language as { "{" } en = …, fr = … { "}" }
reading-a-name = a name
reading-a-flag = true or false
reading-a-list = a list
reading-an-object = an object with fields ({ $known })
reading-an-object-such-as = an object with fields ({ $known }, …)
reading-an-empty-object = an object without fields
reading-at-least = a whole number, { $low } or more
reading-between = a whole number from { $low } to { $high }
reading-found = found { $value }
reading-found-nothing = found nothing
reading-expected-one-of = expected { $allowed }; { $found }{ $hint }
reading-names =
    { $count ->
        [one] the one name
       *[other] one of { $count } names
    }
# $problem is what the reader of JSON says, in English.
reading-not-json = line { $line }, column { $column }: not JSON: { $problem }
reading-json-too-large = not JSON that can be read: it is nested too deep, or a number is too long
reading-no-json-object = expected a JSON object with fields
# $problem is what the reader of TOML says, in English.
reading-nothing-fits = nothing fits here; leave it out
reading-toml-too-deep = { $file }: not TOML that can be read: it is nested too deep, or a number is too long
reading-too-many-tables = { $file }: a deck has at most { $most } tables
reading-not-toml = { $file }, line { $line }: not TOML: { $problem }
reading-table-each = write each entry as a table [[{ $name }]]

## Records

record-no-format = not a record: the field { $field } is missing
record-other-format = a record of format { $format }; this version reads format { $ours }
record-no-journal = this game keeps no journal; start it with journal=True
record-other-game = a record of { $recorded }, not of { $game }
record-other-rules = recorded with rules version { $recorded }; these are rules version { $ours }
record-other-deck = recorded with deck { $recorded }; this game has deck { $ours }
record-no-players-or-seed = options: players and seed must be whole numbers
record-no-such-option = options: { $game } has no option { $key }
record-answer = answer { $number }: { $problem }
record-answer-refused = answer { $number }, { $answer }: { $problem }
record-nobody-answers = expected '1 …' (a seat) or '* …' (chance), found { $found }
record-other-outcome = the record says { $recorded }, the game gives { $found }
record-other-result = result, { $name }: the record says { $recorded }, the replay gives { $found }
record-start-without-random = a record starts from a whole position, its generator included; take position.to_dict()

encoding-no-buffer = not a buffer: give { $size } unsigned bytes or 32-bit floats, such as a bytearray or a NumPy array
encoding-buffer = the buffer must be { $size } cells in one row, unsigned bytes or 32-bit floats, not { $cells } of format { $format }
encoding-bytes = the buffer must be { $size } unsigned bytes in one row, not { $cells } cells of format { $format }
encoding-readonly = the buffer can't be written: give a bytearray or a writable array
encoding-too-many = the encoding holds at most { $most } for { $field }, this position has { $count }
