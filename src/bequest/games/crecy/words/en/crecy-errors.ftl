# The Duke de Crecy: why something is not on offer, and what is wrong with options, decks and positions.

## Kinds of attached cards, as they stand in the reasons

crecy-kind-title = a Title
crecy-kind-contribution = a Contribution
crecy-kind-mansion = a Mansion
crecy-kind-venture = a Venture

## Reasons. $space is the name of an action, $card of a card, $person of a member of the family, $kind one of the above.

crecy-reason-space-taken = { $space } is taken by { $holder } in this round
crecy-reason-space-closed = { $space } is closed while the display holds a Friend with the occupation { $occupation }
crecy-reason-no-pawn = you have no Player pawn left
crecy-reason-no-pawn-for-space = you have neither a Player pawn nor a { $colour } pawn left for { $space }
crecy-reason-nobody-to-marry =
    { $generation ->
        [1] your family has no single original adult of Generation I
        [2] your family has no single original adult of Generation II
       *[other] your family has no single original adult of Generation III
    }
crecy-reason-no-friend-fits = no Friend in your hand is of the opposite gender to anybody who could be chosen
crecy-reason-too-little-gold = it costs { $cost } Gold, you have { $gold }
crecy-reason-no-child-to-promise = your family has no child in the next row that is not betrothed yet
crecy-reason-no-couple = you have no couple that can have another child now
crecy-reason-no-couple-for-doctor = you have no couple with at most one child that the Fertility Doctor could help
crecy-reason-nothing-to-be-born = no Child card is left that could bring a birth
crecy-reason-too-few-cards =
    { $cards ->
        [one] it costs { $cards } hand card, you have { $hand }
       *[other] it costs { $cards } hand cards, you have { $hand }
    }
crecy-reason-no-title-left = no Title is on offer
crecy-reason-no-contribution-left = no Contribution is on offer
crecy-reason-no-mansion-left = no Mansion is left
crecy-reason-no-venture-left = no Venture is left
crecy-reason-no-holder = nobody in your family may receive { $kind } now
crecy-reason-no-mission-left = no Mission is left in deck and discard pile
crecy-reason-no-friends-left = no Friend is left in display, deck and discard pile
crecy-reason-pawn-left =
    { $pawns ->
        [one] you still have { $pawns } Player pawn to place before you may pass
       *[other] you still have { $pawns } Player pawns to place before you may pass
    }
crecy-reason-mission-not-yours = { $card } is not one of your face-up Missions
crecy-reason-mission-not-met = your family does not meet the requirement of { $card }
crecy-reason-no-arranged-marriages = there are no arranged marriages in The Testament
crecy-reason-not-in-hand = { $card } is not in your hand
crecy-reason-no-partner = there is nobody whom this could be joined to
crecy-reason-not-free-turn = this needs a free-turn Friend whose condition is met
crecy-reason-no-such-person = your family has no such person
crecy-reason-person-departed = { $person } has departed
crecy-reason-other-generation =
    { $generation ->
        [1] { $person } is in row { $row }; this does not concern that row in Generation I
        [2] { $person } is in row { $row }; this does not concern that row in Generation II
       *[other] { $person } is in row { $row }; this does not concern that row in Generation III
    }
crecy-reason-same-gender = { $person } is of the same gender as the Friend
crecy-reason-married-already = { $person } has a spouse already
crecy-reason-friend-marries-once = { $person } is a Friend and cannot marry again
crecy-reason-still-a-child = { $person } is still a child
crecy-reason-promised-already = { $person } is betrothed already
crecy-reason-not-a-child = { $person } is no child; marriages are arranged for children only
crecy-reason-not-a-couple = { $person } is not part of a couple
crecy-reason-no-more-children = the couple of { $person } has as many children as it may have
crecy-reason-childless-couple = the couple of { $person } cannot have children
crecy-reason-too-many-for-doctor = the couple of { $person } has more than one child
crecy-reason-holds-one = { $person } holds { $kind } already, alone or as a couple
crecy-reason-holder-is-partner = name the couple of { $person } by the spouse
crecy-reason-not-on-offer = { $card } is not on offer
crecy-reason-not-in-display = { $card } is not in the display
crecy-reason-not-in-this-order = cards are named in deck order, and too few follow { $card }
crecy-reason-not-of-the-pair = that card is not one of the pair
crecy-reason-not-drawn = { $card } is not one of the Missions drawn
crecy-reason-cannot-lose-that = you do not have enough of that to lose
crecy-reason-only-display = these cards come from the display only
crecy-reason-no-such-amount = that amount is not on offer
crecy-reason-not-a-starting-card = { $card } is no Starting card
crecy-reason-gender-not-left = no Child card is left that could end this search
crecy-reason-not-after-the-action = your action of this turn is taken; complete Missions or end the turn
crecy-reason-wrong-gender-taken = { $card } is not of the gender that may be taken
crecy-reason-known-already = { $person } is a known member and cannot be replaced
crecy-reason-not-start-or-parents = { $person } is the Starting card or a Parent, which no action concerns
crecy-reason-not-growing = { $person } has no growing-up effect to resolve now
crecy-reason-not-promised = { $person } has no arranged marriage to carry out now

## Options

crecy-option-mode-help = the game for several, Standard Solo, or The Testament
crecy-option-players-help = how many families play
crecy-option-edition-help = the rulebook that decides where the two differ
crecy-option-testament-start-help = the Starting card of The Testament
crecy-option-first-help = who gets the Starting Player card
crecy-option-first-allowed = random, or a seat from 1 to 4
crecy-option-deck-help = the deck this game is bound to
crecy-option-players-mode = option players: { $players } is not allowed with mode={ $mode }; use { $allowed }
crecy-option-elsewhere = option { $key }: has a meaning with mode={ $mode } only; leave it out
crecy-option-first-seat =
    { $players ->
        [one] option first: there is no seat { $seat } with { $players } player
       *[other] option first: there is no seat { $seat } with { $players } players
    }

## Decks: what is wrong in a field, whose place is named before

crecy-deck-unknown = no deck is called { $name }; supplied are { $known }, or give a deck file of your own
crecy-deck-supplied-name = { $name } is the name of a supplied deck; give a deck of your own another name
crecy-deck-reserved-name = { $name } has a meaning of its own; give the deck another name
crecy-deck-no-card = no supplied card is called { $id }; use the id of one, or say with replaces in whose place a new card stands
crecy-deck-name-twice = { $name } is the name of another card already; ids are unique, and names among Friends
crecy-deck-not-both = a Friend has { $one } or { $other }, not both
crecy-deck-complication-effect = a Child card without gender is a Complication, which has no effect
crecy-deck-no-needs = a Mission needs a requirement; give at least one measure
crecy-deck-minor-goals = a Patron has two or three minor goals, found { $found }
crecy-deck-not-in = expected only { $allowed }
crecy-deck-filter = { $filter } does not go with the measure { $count }; leave it out
crecy-deck-effect-field = { $field } does not go with the effect { $effect }; leave it out
crecy-deck-when = only Child cards say when; leave it out
crecy-deck-child-only = only Child cards can have the effect { $effect }
crecy-deck-mission-only = only Missions can have the effect counts-as
crecy-deck-no-condition = { $effect } holds by itself and takes no condition
crecy-deck-idle = { $effect } would never do anything on a card of kind { $table }
crecy-deck-no-pawn = a Mission can't give a pawn: completed before the action of a turn, it would bring one that may not be used yet
crecy-deck-rivals-solo = an effect on rivals has no place in solo games; name both solo modes in not_in
crecy-deck-lose-nothing = name at least one thing that rivals lose
crecy-deck-goal = a goal has either needs or per
crecy-deck-total =
    { $wanted ->
        [one] expected { $wanted } card for { $table }, found { $found }
       *[other] expected { $wanted } cards for { $table }, found { $found }
    }
crecy-deck-one-complication = expected one kind of Complication, that is one Child card without gender
crecy-deck-roles = expected two Friends with the role start, one with father and one with mother
crecy-deck-colours = expected one Head of each player color
crecy-deck-too-many =
    { $most ->
        [one] a deck has at most { $most } of them
       *[other] a deck has at most { $most } of them
    }

## Positions: what is wrong in a field, whose place is named before

crecy-position-per-seat =
    { $players ->
        [one] expected { $players } entry, one for each seat, found { $found }
       *[other] expected { $players } entries, one for each seat, found { $found }
    }
crecy-position-generation = the round says Generation { $generation }; leave the field out, or change the round
crecy-position-round = the phase { $phase } belongs to round { $rounds }
crecy-position-survivors = a game goes on as long as a family survives, and is over when none does
crecy-position-no-extinction = no family dies out in The Testament; leave it out
crecy-position-seat-extinct = the family of seat { $seat } has died out and takes no part
crecy-position-seat-passed = seat { $seat } has passed and takes no turn
crecy-position-no-turn = nobody has a turn in the phase { $phase }; leave it out
crecy-position-no-pawns-now = no pawn stands on a space in the phase { $phase }; leave it out
crecy-position-pawns =
    { $placed ->
        [one] a family that plays has { $most } Player pawns, one that has died out none; { $placed } is placed
       *[other] a family that plays has { $most } Player pawns, one that has died out none; { $placed } are placed
    }
crecy-position-passed-with-pawn = seat { $seat } has passed, so both of its Player pawns must be placed
crecy-position-supply =
    { $most ->
        [one] there is { $most } pawn of the color { $colour } in supply, reserves and on spaces together
       *[other] there are { $most } pawns of the color { $colour } in supply, reserves and on spaces together
    }
crecy-position-no-card = the deck { $deck } has no card { $name } that could be here{ $hint }
crecy-position-not-used = { $card } is not used with mode={ $mode } and this edition
crecy-position-placed-too-often = { $card } is placed more often than there are copies of it
crecy-position-no-head = no Head of the Family is left for this seat; add one to the deck
crecy-position-other-head = { $card } is not the Head that this seat names
crecy-position-no-heir = the deck has not all the cards of a start tree; give the family
crecy-position-no-patron = there are no Patrons in The Testament; leave it out
crecy-position-too-few-missions = fewer Missions than that are placed nowhere
crecy-position-complication = a Complication kept in another Generation than { $generation } is discarded by now
crecy-position-no-complication = no Complication is left for this seat
crecy-position-lasting = { $card } lasts if it shows that person, or is a completed Mission of the seat (person 0)
crecy-position-too-many-attached =
    { $most ->
        [one] more cards { $kind } are attached than there are in the game ({ $most })
       *[other] more cards { $kind } are attached than there are in the game ({ $most })
    }
crecy-position-testament-only = only The Testament has this field; leave it out
crecy-position-hint = { $hint } is drawn already, or belongs to a later Generation
crecy-position-no-option = there is nothing to choose in this decision; leave it out, or write what the game writes

## Positions: persons

crecy-position-most-persons =
    { $most ->
        [one] a family of this deck has at most { $most } person
       *[other] a family of this deck has at most { $most } persons
    }
crecy-position-person-number = persons are numbered in their order; this is person { $number }
crecy-position-head = the first person of a family, and no other, is a side of a Head
crecy-position-testament-head = there are no Heads of the Family in The Testament
crecy-position-other-gender = { $card } is of the other gender
crecy-position-no-row = no tie says in which row this person is; name a partner, a parent or the row
crecy-position-row = the tie to person { $other } puts it into row { $row }, found row { $found }
crecy-position-row-range = the family has rows 1 to { $last } now, and the Head is in row 1; found row { $found }
crecy-position-two-parents = a child has a father and a mother; name both
crecy-position-no-parents = only Child cards have parents in the tree
crecy-position-parent-gender = a father is a man and a mother a woman
crecy-position-no-couple = persons { $father } and { $mother } are no couple and never were one; children are born to couples, so name the two of one couple
crecy-position-partner-departed = person { $partner } has departed, and person { $number } is a widower, who names a new wife or nobody; leave the field out
crecy-position-partner-mutual = person { $partner } must name person { $number } as partner too
crecy-position-partner-gender = partners are of opposite gender
crecy-position-partner-original = a Friend is the partner of the Head or of a Child card
crecy-position-state = in row { $row } it cannot be { $state } in Generation { $generation }
crecy-position-promised = a Friend is promised to a child of the family that is not married yet
crecy-position-lone-friend = a Friend is an adult who is married or was, is promised to a child, or is departed
crecy-position-departed = only a mother is departed: a woman, not the Head, who names the adult partner she had and holds nothing
crecy-position-no-holder = only adults hold cards, and never the Starting card or the Parents
crecy-position-attached-twice = the couple holds two cards of the kind { $kind }
crecy-position-offer-later = { $card } belongs to a later Generation
crecy-position-offer-generation = { $card } belongs to Generation { $generation }; on offer are those of Generation { $now } now, later ones are aside and earlier ones discarded: leave it out, and it lies where it belongs
crecy-position-testament-adult = everybody in The Testament is an adult; leave it out
crecy-position-testament-tree = a Testament tree begins with three Friends: the Starting card (row 0, father 2, mother 3), the father (row 1, partner 3) and the mother (row 1, partner 2)

## Positions: what is pending

crecy-position-setup-pending = a position in set-up must say what is pending
crecy-position-setup = this must be there exactly if { $kind } is not pending for the seat
crecy-position-pending-shape = this cannot be pending in the phase { $phase }; leave the field out, or write what the game writes
crecy-position-pending-seat = this concerns seat { $seat }, so what is pending must name it
crecy-position-argument = does not fit the position for { $kind }; write what the game writes
crecy-position-drawn = two Missions are drawn with mission, fewer with draw-missions, none otherwise; found { $found }
crecy-position-aside = cards are laid aside only while search, pair or lose is on top of pending
