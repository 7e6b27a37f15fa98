# Last Will: why something is not on offer, and what is wrong with options, decks and boards.

## Reasons. $card is the name of a card, $errand of an errand space, $type of a companion, $deck of a deck.

lastwill-reason-too-few-actions =
    { $needed ->
        [one] it takes { $needed } action, you have { $have } left
       *[other] it takes { $needed } actions, you have { $have } left
    }
lastwill-reason-no-debt-with-property = it costs at least £{ $pounds }, you have £{ $balance }, and whoever owns a property may not go into debt
lastwill-reason-not-in-hand = { $card } is not in your hand
lastwill-reason-no-animal-space = none of your cards has an empty companion space for a dog or horse next
lastwill-reason-nothing-depreciates = none of your residences can lose value any more
lastwill-reason-only-properties = every card on your full board is a property, and a property never makes room
lastwill-reason-helper-takes-action =
    { $needed ->
        [one] it takes { $needed } action, and without { $card } you have { $have } left
       *[other] it takes { $needed } actions, and without { $card } you have { $have } left
    }
lastwill-reason-bankrupt-buys-nothing = who is bankrupt can't buy a property
lastwill-reason-price-above-balance = it costs £{ $price }, you have £{ $balance }
lastwill-reason-no-card-there = no card lies on space { $space } of your board
lastwill-reason-no-upper-part = { $card } has no upper part that could be activated
lastwill-reason-activated-already = { $card } was activated in this round
lastwill-reason-nothing-to-count = there is nothing to count for { $card } now, and £0 can't be spent
lastwill-reason-not-a-property = { $card } is no property
lastwill-reason-no-empty-companion-space = { $card } has no empty companion space
lastwill-reason-no-companion = you have neither this companion card nor a wild card: { $type }
lastwill-reason-plan-taken = plan { $plan } is taken
lastwill-reason-errand-taken = this space is taken: { $errand }
lastwill-reason-no-card-on-offer = no card is left there: { $errand }
lastwill-reason-wild-taken = this wild card has been taken
lastwill-reason-no-extension-left = no board extension is left
lastwill-reason-nothing-to-draw = every draw pile and discard pile is empty
lastwill-reason-opera-too-dear = the opera costs £{ $price }, you have £{ $balance } and own a property
lastwill-reason-not-on-this-board = this is not on the boards for so many players
lastwill-reason-deck-empty = no card is left to draw from there: { $deck }
lastwill-reason-not-in-group = { $card } is not in the group
lastwill-reason-not-that-many = the cards of the plan are drawn in full: from this deck { $least } to { $most }
lastwill-reason-no-such-total = £{ $pounds } is no total that the amounts, bonuses and discounts allow and you can pay
lastwill-reason-property-stays = { $card } is a property: it leaves the board only when it is sold
lastwill-reason-cannot-waive = { $card } can't save the actions of this move
lastwill-reason-no-matching-coin = { $card } does not fit this coin
lastwill-reason-not-in-this-order = this combination is reached by choosing in ascending order
lastwill-reason-no-animal-there = no dog or horse comes next on { $card }
lastwill-reason-no-step-there = { $card } can't lose value any more, or the others could not take the steps that are left
lastwill-reason-steps-are-due = as many steps as possible have to be taken
lastwill-reason-wrong-companion = { $card } is not the companion that comes next there
lastwill-reason-not-a-white-action =
    { $most ->
        [one] at most { $most } extra action for white cards can pay for it
       *[other] at most { $most } extra actions for white cards can pay for it
    }
lastwill-reason-two-are-kept = exactly two cards are kept
lastwill-reason-room-takes-action =
    { $needed ->
        [one] no card on your full board can make room: it takes { $needed } action, and without { $card } you have { $have } left
       *[other] no card on your full board can make room: it takes { $needed } actions, and without { $card } you have { $have } left
    }
lastwill-reason-room-takes-discount = no card on your full board can make room: without { $card } it costs £{ $price }, you have £{ $balance }
lastwill-reason-chosen-already = { $card } is chosen already, and you have no other copy of it
lastwill-reason-makes-room = { $card } makes room, and so can't save the action
lastwill-reason-waives-no-more = { $card } can't save any more actions in this round
lastwill-reason-another-waives = another helper like { $card } lies on a lower space, and saves the actions first
lastwill-reason-so-many-helpers =
    { $most ->
        [one] { $most } helper draws these cards, no more
       *[other] { $most } helpers draw these cards, no more
    }
lastwill-reason-deck-holds-fewer =
    { $left ->
        [one] { $left } card is left to draw from there, no more: { $deck }
       *[other] { $left } cards are left to draw from there, no more: { $deck }
    }
lastwill-reason-token-is-due = at least one token has to be placed

## Options

lastwill-option-players-help = how many heirs play
lastwill-option-money-help = the money that everybody begins with
lastwill-option-money-allowed = standard (70), last_will (one card for all), or an amount from 1 to 999
lastwill-option-first-help = who gets the starting player marker
lastwill-option-first-allowed = random, or a seat from 1 to 5
lastwill-option-deck-help = the cards this game is bound to
lastwill-option-boards-help = the boards this game is bound to
lastwill-option-discards-help = whether discard piles may be inspected
lastwill-option-colours-help = the colors in seat order
lastwill-option-colours-allowed = different ones of { $colours }, with commas between them
lastwill-option-first-seat =
    { $players ->
        [one] option first: there is no seat { $seat } with { $players } player
       *[other] option first: there is no seat { $seat } with { $players } players
    }
lastwill-option-colours-few =
    { $players ->
        [one] option colours: expected at least { $players } color, found { $found }
       *[other] option colours: expected at least { $players } colors, found { $found }
    }
lastwill-option-no-wills = option money: this deck has no last will cards; use standard or an amount

## Decks. $id and $name are what a file calls a card, $table and $field names of the file format.

lastwill-deck-unknown = no deck is called { $name }; supplied are { $known }, or give a deck file of your own
lastwill-deck-supplied-name = { $name } is a supplied name; give your own another one
lastwill-deck-reserved-name = { $name } has a meaning of its own; give the deck another name
lastwill-deck-no-card = no card is called { $id } there{ $hint }
lastwill-deck-new-card = no card is called { $id } yet, and a new card needs a name{ $hint }
lastwill-deck-removed = { $name } is among those removed; change it or remove it
lastwill-deck-name-twice = { $name } is the name of another card already; ids are unique
lastwill-deck-one-of = expected one of { $known }, found { $found }
lastwill-deck-options = an option card has 2 to { $most } options
lastwill-deck-options-alone = a card with options has neither actions and pounds of its own nor coins; leave it out
lastwill-deck-formula = a computed amount stands alone, without pounds and companion spaces
lastwill-deck-spaces = companion spaces need a first amount; give pounds
lastwill-deck-too-many = expected at most { $most } entries
lastwill-deck-one-counted = a helper has at most one of trade, maintain, action and white-action, whose uses are counted
lastwill-deck-idle = { $privilege } would never do anything; name the types or symbols it is about, and how much it changes
lastwill-deck-banknotes = expected different banknotes from the highest to the lowest; a farm has one
lastwill-deck-one-wild = expected one companion wild card
lastwill-deck-card-or-id = expected the id of a card, or a card as an object
lastwill-deck-too-few = expected at least { $least } cards in { $deck }, three for each player; found { $found }

## Boards

lastwill-boards-name = a file that changes the boards gives them a name of their own; add the field boards
lastwill-boards-place = expected letters and digits that are no other errand space, found { $found }
lastwill-boards-rounds = expected one deck for each of { $rounds } rounds, found { $found }
lastwill-boards-market = expected four market tokens, found { $found }
lastwill-boards-plans = expected at least { $least } plans on side { $side }, found { $found }
lastwill-boards-places = expected different places of the offering for { $players } players
