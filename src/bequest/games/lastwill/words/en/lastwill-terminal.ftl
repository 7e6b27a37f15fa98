# The cards of Last Will in a line.
lastwill-cards-sells = sells for { $price }
lastwill-cards-used =
    used { $uses ->
        [one] up
       *[other] { $n } of { $uses } times
    }

# What is typed for errand spaces without a printed place, and for what is done with a card on the board.
lastwill-label-group = gr
lastwill-label-extension = ex
lastwill-label-market = ma
lastwill-label-opera = op
lastwill-label-unknown = un
lastwill-label-activate = a
lastwill-label-add = c
lastwill-label-sell = s
lastwill-table-prices = token, £ yours sells for, (£) one in hand costs
lastwill-table-unchanged = as it is now
lastwill-table-counts = { $card } { $value }
lastwill-table-worth =
    { $balance }{ $n ->
        [0] { "" }
       *[other] {" + "}{ $cards } = worth { $worth }
    }

# The table.
lastwill-table-legend = The plan farther to the left goes first. An amount after a number of actions is what an event or activation burns; ○ is an empty companion space, ● a filled one, ✓ a card activated in this round; [ ] marks the value of a residence on its scale, which falls at the end of every round unless you activate it. Tokens of the market change prices of buying and selling. A player who owns a property cannot run into debt. At the end of a round you keep 2 cards; wild cards go back. ★ stands for a crown of a special card. Of each pile the cards left to draw come first, the discarded ones in brackets.
lastwill-table-setup = Set-up
lastwill-table-offering = offering
lastwill-table-planning = planning
lastwill-table-errand = errands
lastwill-table-end-of-round = end of the round
lastwill-table-over = The game is over
lastwill-table-round =
    Round { $round } of { $rounds }{ $last ->
        [yes] , the last one
       *[no] {""}
    }: { $phase }
lastwill-table-you = { $player } (you)
lastwill-table-balance = balance
lastwill-table-plan = plan
lastwill-table-boys = errands
lastwill-table-actions = actions
lastwill-table-bankrupt = bankrupt
lastwill-table-starter = starting player
lastwill-table-white =
    { $n ->
        [one] { $n } extra action for white cards
       *[other] { $n } extra actions for white cards
    }
lastwill-table-known = known: { $cards }
lastwill-table-in-hand =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } ({ $backs })
lastwill-table-events =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
lastwill-table-helpers =
    { $n ->
        [one] { $n } helper
       *[other] { $n } helpers
    }
lastwill-table-properties =
    { $n ->
        [one] { $n } property
       *[other] { $n } properties
    }
lastwill-table-companions =
    { $n ->
        [one] { $n } companion
       *[other] { $n } companions
    }
lastwill-table-wild =
    { $n ->
        [one] { $n } wild card
       *[other] { $n } wild cards
    }
lastwill-table-crown-1 =
    { $n ->
        [one] { $n } special ★
       *[other] { $n } special ★
    }
lastwill-table-crown-2 =
    { $n ->
        [one] { $n } special ★★
       *[other] { $n } special ★★
    }
lastwill-table-crown-3 =
    { $n ->
        [one] { $n } special ★★★
       *[other] { $n } special ★★★
    }
lastwill-table-plans = Plans
lastwill-table-plan-cards = cards
lastwill-table-plan-boys = errand boys
lastwill-table-chosen = chosen by
lastwill-table-blocked = blocked
lastwill-table-order = Plan order
lastwill-table-market = Market
lastwill-table-piles = Piles
lastwill-table-pile = { $cards } ({ $out })
lastwill-table-offering-board = Offering
lastwill-table-errands = Errands
lastwill-table-visited = { $space }: { $players }
lastwill-table-left = { $space } ({ $n } left)
lastwill-table-free = { $space } (room for { $n })
lastwill-table-board-of = { $player } ({ $n }/{ $spaces } spaces)
lastwill-table-your-board =
    Your board ({ $spaces } spaces, { $free ->
        [0] none free
       *[other] { $free } free
    })
lastwill-table-your-hand =
    Your hand ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    })
lastwill-table-with = Companions:
lastwill-table-no-keeping = The last round is over. Cards in hand no longer count, so nobody is asked which to keep.
lastwill-table-no-hand = Your hand is empty.

# The end.
lastwill-result-winner =
    The game is over. { $player } wins, { $how ->
        [debt] with a debt of { $amount }
       *[worth] with a worth of { $amount }
    }.
lastwill-result-rank = rank
lastwill-result-worth = worth
lastwill-result-order = plan order
lastwill-result-properties = owns { $cards }
lastwill-result-property = { $card } { $value } + { $more }
lastwill-result-tie = Of players with the same worth, the one whose plan lay farther to the left is ahead.

# What the game is, for somebody who chooses one.
lastwill-about = Squander an inheritance faster than your cousins: dinners, carriages, and houses that fall into ruin.

# Parts of the table that can be looked at alone: the words for each, the first of which is shown.
lastwill-part-hand = hand, cards
lastwill-part-board = boards, board, properties
lastwill-part-offering = offering, errands
lastwill-part-plans = plans
lastwill-part-market = market, piles
lastwill-part-players = players, numbers
