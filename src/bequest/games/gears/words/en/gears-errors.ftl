# Gears of Time: why something is not on offer, and what is wrong with options, decks and positions.

## Reasons. $card is the name of a card, $here a timeframe (t3).

gears-reason-no-action-left = all three actions of this turn are taken
gears-reason-not-older = you are at { $here }; Travel goes to an older timeframe only
gears-reason-not-in-hand = { $card } is not in your hand
gears-reason-at-present = you are at the Present Day ({ $here }), where nothing can be established; Travel first
gears-reason-timeframe-full = { $here } is full: it holds { $held } of { $capacity }
gears-reason-same-name-here = { $here } already holds { $card }
gears-reason-too-few-cards =
    { $cost ->
        [one] { $card } costs { $cost } other card, you have { $others }
       *[other] { $card } costs { $cost } other cards, you have { $others }
    }
gears-reason-no-cubes-in-pool = your Pool is empty
gears-reason-not-here = { $card } is not in your timeframe ({ $here })
gears-reason-protected = { $fate } of { $owner } protects { $card }
gears-reason-no-cards-left = no card is left in the draw pile and the discard pile
gears-reason-actions-left =
    { $left ->
        [one] you have { $left } more action to take before the turn can end
       *[other] you have { $left } more actions to take before the turn can end
    }
gears-reason-no-draft = Fate cards are taken only with fate=draft
gears-reason-not-in-area = { $card } is not in the draft area
gears-reason-taken-this-turn = you have taken a Fate card in this turn already
gears-reason-fate-not-yours = you do not have { $card }
gears-reason-room-pending = its ability is pending already; Establish first
gears-reason-nobody-in-past = every marker is at the Present Day
gears-reason-no-target-left = there is no legal target for { $card }
gears-reason-no-own-cube = you have no cube on { $card }
gears-reason-fundamental = { $card } needs no other technology
gears-reason-not-on-timeline = { $card } is not in that timeframe
gears-reason-too-many-cubes =
    { $most ->
        [one] one Influence places at most { $most } cube
       *[other] one Influence places at most { $most } cubes
    }
gears-reason-more-than-pool =
    { $pool ->
        [one] you have { $pool } cube in your Pool
       *[other] you have { $pool } cubes in your Pool
    }
gears-reason-at-present-already = that player's marker is at the Present Day
gears-reason-no-dependency = the technology does not depend on { $card }
gears-reason-cannot-pay-so = payments are named in deck order: { $due } cards are still due, and from { $card } on you have { $left }
gears-reason-not-drawn = { $card } is not one of the two cards drawn
gears-reason-position-taken = position { $position } is taken by { $owner }
gears-reason-no-such-seat =
    { $players ->
        [one] there is { $players } player
       *[other] there are { $players } players
    }
gears-reason-oldest-already = you are at { $here }, the oldest timeframe; there is nowhere older to go
gears-reason-nothing-there = that timeframe holds no legal target
gears-reason-no-more-room =
    { $room ->
        [one] { $here } is full even with { $room } more slot: it holds { $held } of { $capacity }
       *[other] { $here } is full even with { $room } more slots: it holds { $held } of { $capacity }
    }
gears-reason-activated-already = you have activated { $card } in this turn already
gears-reason-not-leader = you do not lead { $card } as its ability asks for
gears-reason-failed = { $card } has failed
gears-reason-without-effect = the ability of { $card } could do nothing now
gears-reason-no-other-cube = there is no cube of another player to swap it with
gears-reason-same-technology = a swap needs two different technologies
gears-reason-nothing-to-swap = that timeframe holds no technology for this swap
gears-reason-nothing-to-modify = that timeframe holds no technology
gears-reason-same-timeframe = you are at { $here } already; Travel moves at least one timeframe
gears-reason-protected-from-fate = { $fate } of { $owner } protects { $card } from your Fate cards
gears-reason-all-protected =
    { $protected ->
        [one] { $fate } of { $owner } protects the only target that { $card } could have, at { $here }
       *[other] { $fate } of { $owner } protects all { $protected } targets that { $card } could have
    }
gears-reason-all-protected-there =
    { $protected ->
        [one] { $fate } of { $owner } protects the only target that { $card } could have at { $here }
       *[other] { $fate } of { $owner } protects all { $protected } targets that { $card } could have at { $here }
    }
gears-reason-earlier-in-deck = payments are named in deck order, and { $card } comes before { $last }, which is part of the payment already; take choices back to name it earlier
gears-reason-named-already =
    { $copies ->
        [one] your { $card } is part of the payment already
       *[other] your { $copies } cards { $card } are part of the payment already
    }
gears-reason-no-payment-for-itself = { $card } is what you establish, and cannot pay for itself
gears-reason-extra-turn-used = you have used your extra turn of round { $round } already
gears-reason-spliced-already = the timeframe { $here } is there already; it comes once a game
gears-reason-no-token-left =
    { $tokens ->
        [one] the only Reward Modifier token lies on a technology
       *[other] all { $tokens } Reward Modifier tokens lie on technologies
    }
gears-reason-not-sole-leader =
    { $cubes ->
        [one] only the sole leader can use { $card }, and { $leaders } players lead it with { $cubes } cube each
       *[other] only the sole leader can use { $card }, and { $leaders } players lead it with { $cubes } cubes each
    }

## Options

gears-option-deck-help = the deck this game is bound to
gears-option-fate-help = Fate cards: in the deck, none, one each, or drafted
gears-option-pursuit-help = whether characters earn points for their pursuit
gears-option-characters-help = who plays whom
gears-option-characters-allowed = random, or a list of character ids, one for each seat
gears-option-no-players = option players: must be given; use 2, 3, 4
gears-option-characters-wrong =
    { $players ->
        [one] option characters: expected { $players } id of { $known }, found { $found }
       *[other] option characters: expected { $players } different ids of { $known }, found { $found }
    }
gears-option-pursuit-missing = option pursuit: { $character } pursues { $pursuit }, which is not in the deck { $deck }; use pursuit=off or other characters
gears-option-deck-too-small =
    { $cards ->
        [one] option deck: { $deck } has { $cards } card; { $players } players need { $needed } to start
       *[other] option deck: { $deck } has { $cards } cards; { $players } players need { $needed } to start
    }
gears-option-too-few-fates =
    { $players ->
        [one] option fate: one_each needs { $players } Fate card, the deck has { $fates }
       *[other] option fate: one_each needs { $players } Fate cards, the deck has { $fates }
    }

## Decks: what is wrong in a field, whose place is named before

gears-deck-unknown = no deck is called { $name }; supplied are { $known }, or give a deck file of your own
gears-deck-supplied-name = { $name } is the name of a supplied deck; give a deck of your own another name
gears-deck-reserved-name = { $name } has a meaning of its own; give the deck another name
gears-deck-technology-tables = expected 1 to { $most } tables [[technology]], found { $found }
gears-deck-technologies = expected 1 to { $most } technologies, found { $found }
gears-deck-character-twice = { $id } is another character already
gears-deck-character-tables = expected { $seats } tables [[character]] or none, found { $found }
gears-deck-unknown-fate = unknown Fate card { $name }; known are { $known }
gears-deck-no-abilities = only a deck of kind forbidden has abilities
gears-deck-not-fundamental = only a technology without dependencies may have established
gears-deck-activation-only = { $effect } needs a target and works with activation only
gears-deck-effect-without-ability = belongs to an ability; say with ability when it is used: established or activation
gears-deck-target = the effect { $effect } needs the target { $allowed }
gears-deck-no-amount = the effect { $effect } has no amount; leave it out
gears-deck-mark = { $name } is no value of this entry; use { $allowed }
gears-deck-card-twice = { $name } stands in the deck already
gears-deck-unknown-need = { $name } is no technology of this deck
gears-deck-need-twice = names a technology twice
gears-deck-cycle = { $name } would depend on itself

## Positions: what is wrong in a field, whose place is named before

gears-position-expansion-only = only a deck of kind forbidden has this field; leave it out
gears-position-no-phase-v = there is no phase V after the last round; the game ends with phase IV
gears-position-each-seat-once = expected each of the seats 1 to { $players } once
gears-position-present = in round { $round } with { $players } players it is at { $timeframe }
gears-position-no-activation = no technology with an Activation is called { $name }
gears-position-no-tokens = only a deck of kind forbidden has Reward Modifier tokens; leave it out
gears-position-too-many-tokens =
    { $most ->
        [one] there is { $most } Reward Modifier token in all
       *[other] there are { $most } Reward Modifier tokens in all
    }
gears-position-marker = expected a timeframe from { $first } to { $last }, found { $found }
gears-position-score-line =
    { $count ->
        [one] expected { $count } number, 0 or more
       *[other] expected { $count } numbers, 0 or more
    }
gears-position-score-too-low = { $score } is less than the points of the score sheet
gears-position-character = expected one of { $known }, found { $found }
gears-position-same-character = two seats have the same character
gears-position-per-seat =
    { $players ->
        [one] expected { $players } entry, one for each seat, found { $found }
       *[other] expected { $players } entries, one for each seat, found { $found }
    }
gears-position-no-card = no card of the deck { $deck } is called { $name }{ $hint }
gears-position-fate-in-no-pile = { $card } is a Fate card, and with this option fate they are in no pile or hand
gears-position-too-many-copies = { $card } is placed more often than the deck has copies ({ $copies })
gears-position-fates-shuffled = with fate=deck the Fate cards are ordinary cards; leave this field out
gears-position-fate-no-technology = a Fate card is no technology; write it in the field fate of its target
gears-position-timeframe = technologies lie in { $first } to { $last } now, found { $found }
gears-position-two-copies = { $timeframe } holds two copies of it
gears-position-too-full = { $timeframe } holds more than { $most } technologies
gears-position-fate-twice = { $card } is placed twice
gears-position-fate-not-lasting = { $card } takes effect at once and never lies beside a technology
gears-position-no-fate = no Fate card is called { $name }; there are { $known }
gears-position-one-fate-each = with fate=one_each a player has one Fate card at most
gears-position-no-fates = with fate=none there is no Fate card, yet one lies beside a technology
gears-position-setup-pending = a position in set-up must say what is pending
gears-position-drawn-pending = cards are drawn, so pending must end with keep or drawing
gears-position-keep-needs-two = keep needs two drawn cards, found { $found }
gears-position-drawn-two = at most two cards are drawn
gears-position-taken = seat, later and taken must name each of the seats 1 to { $players } once
gears-position-extra-turn = seat { $seat } has an extra turn and must be named here
gears-position-no-character = every seat has a character once set-up has assigned them
gears-position-other-characters = these are not the characters that the options name
gears-position-pending-shape = this cannot be pending in phase { $phase }; leave the field out, or write what the game writes
gears-position-pending-seat = it is the turn of seat { $seat }, so the pending decision must fit it
gears-position-pending-variant = this does not occur with the option fate of the position
gears-position-later = after seat { $seat } these seats are asked for a cube: { $expected }, found { $found }; leave the field out, or correct order, active or seat
gears-position-fate-taken = only with fate=draft is a Fate card taken, and here fate is { $fate }; leave it out
gears-position-stray-fate = in phase { $phase } every Fate card in play lies beside its technology; write it in the field fate of a technology, or leave it out
gears-position-copy-left = a copy lies at { $timeframe } too, and in phase { $phase } a technology has one copy left at most; leave one out, or begin with phase II
gears-position-owner-without-cube = { $card } lies beside a technology with a cube of its owner, and seat { $seat } has none there; add one to cubes, or correct the owner
gears-position-unplaced =
    { $count ->
        [one] { $count } card of the deck is placed nowhere ({ $names }); add it here, or leave out rest, which is then all that is placed nowhere
       *[other] { $count } cards of the deck are placed nowhere ({ $names }); add them here, or leave out rest, which is then all that is placed nowhere
    }
gears-position-other-deck = { $problem }; the file is made for another deck: read it with { $call }
gears-position-unknown-deck = { $problem }; the file is made for another deck, which does not come with the game: read it with { $call }, from the file of the deck { $deck }
gears-position-fate-in-phase-v = Fate cards have left play when something is pending in phase V; leave them out, or leave out pending
