# Last Will: what is wrong with a position file. The field is named before.

lastwill-position-per-seat =
    { $players ->
        [one] expected { $players } entry, one for each seat, found { $found }
       *[other] expected { $players } entries, one for each seat, found { $found }
    }
lastwill-position-colour = the options give this seat the color { $colour }; leave one of the two out
lastwill-position-colour-twice = another seat has the color { $colour } already

## Time, money, market

lastwill-position-not-now = nothing can be here in the phase { $phase } at this stage; leave it out
lastwill-position-not-yet = the set-up has not come to this yet; leave it out
lastwill-position-first-round = set-up and starting hands belong to round 1
lastwill-position-round-moved = the round counter has moved before step 7; round 2 is the first that it shows
lastwill-position-over = the game is over after round { $rounds } or after a bankruptcy
lastwill-position-final-round = the final round ends with step 5
lastwill-position-token = expected one of the tokens { $tokens }
lastwill-position-seats = at most { $most } seats, found { $found }
lastwill-position-market = each token lies on one type: { $tokens }
lastwill-position-money = with this option everybody begins with { $amounts }
lastwill-position-debt = an owner of property cannot be in debt
lastwill-position-bankrupt = only a seat without property and with 0 pounds or less is bankrupt

## Plans, errands, counters

lastwill-position-per-plan =
    { $plans ->
        [one] expected { $plans } entry, one for each plan, found { $found }
       *[other] expected { $plans } entries, one for each plan, found { $found }
    }
lastwill-position-marker-twice = seat { $seat } has its marker on another plan already
lastwill-position-markers = these markers cannot lie there in the phase { $phase }; leave out all, or name those of every seat that has chosen and the neutral ones of two players
lastwill-position-order = name every seat once
lastwill-position-order-of-plans = the markers on the plans give another order; leave it out
lastwill-position-figures =
    { $room ->
        [one] this space takes { $room } figure in a round
       *[other] this space takes { $room } figures in a round
    }
lastwill-position-boys =
    { $boys ->
        [one] more figures are placed than the { $boys } errand boy that this seat has
       *[other] more figures are placed than the { $boys } errand boys that this seat has
    }
lastwill-position-boys-now = not so many errand boys are left to this seat at this point of the phase { $phase }
lastwill-position-actions = only a seat whose turn of the action phase is not over has actions

## Cards

lastwill-position-other-deck = the card { $card } does not belong to a deck whose cards can be here
lastwill-position-placed-too-often = the card { $card } is placed more often than there are copies of it
lastwill-position-open-discards = with discards=open everybody knows it; leave it out
lastwill-position-spaces = expected { $least } to { $most } spaces, with null for an empty one, found { $found }
lastwill-position-no-black-card = only black cards lie on a board, and { $card } is none
lastwill-position-no-property = only properties have a value step, and { $card } is none
lastwill-position-nothing-to-activate = { $card } has no upper part and is never activated
lastwill-position-fresh = cards are activated and privileges used in the action phase, until step 3 of the end of the round
lastwill-position-extensions =
    { $most ->
        [one] there is { $most } extension in the bank and on boards together
       *[other] there are { $most } extensions in the bank and on boards together
    }
lastwill-position-wilds = expected { $all } times true or false, false as often as hands hold a wild card ({ $held })
lastwill-position-crowns = special cards are drawn in the order of their crowns, those of rest included
lastwill-position-dealt-later = the places are dealt in their order, and so far { $dealt } of them; name no card here, or another turn

## The open decision

lastwill-position-one-waits = only one seat waits in this phase
lastwill-position-nobody-waits = nobody can be waiting in the phase { $phase } at this stage; leave it out
lastwill-position-chance-first = chance has to bring what is pending first; leave one of the two out
lastwill-position-planner = the markers say that seat { $seat } is waiting
lastwill-position-turn = the rest of the position says turn { $turn }; leave it out
lastwill-position-no-errand-boy = seat { $seat } has no errand boy left to place
lastwill-position-waiting = the hands and the answers say that these seats are waiting: { $seats }
lastwill-position-pending = this cannot be pending in the phase { $phase }; leave it out, or write what the game writes
lastwill-position-starting-hand = a starting hand of which { $least } cards are kept has at least so many
lastwill-position-too-few-to-deal =
    { $due ->
        [one] { $due } card of this deck is still to be dealt, and { $found } can be
       *[other] { $due } cards of this deck are still to be dealt, and { $found } can be
    }
lastwill-position-no-answers = no simultaneous choice is open; leave it out
lastwill-position-all-answered = a choice that everybody has answered is over; leave out the answer of one seat
lastwill-position-unfinished = this answer is not complete; write it under choices
lastwill-position-not-choosing = seat { $seat } is not choosing now
