# The board of Last Will.

# Tabs of the phone, rounds and phases
page-lastwill-tab-errands = Errands
page-lastwill-tab-plans = Plans
page-lastwill-tab-board = Board
page-lastwill-tab-hand = Hand
page-lastwill-tab-heirs = Heirs
page-lastwill-rounds = Rounds
page-lastwill-phases = Phases of the round
page-lastwill-phase-plans = Plans
page-lastwill-phase-errands = Errands
page-lastwill-phase-actions = Actions

# Plans
page-lastwill-plans = Plans
page-lastwill-left-first = left plays first
page-lastwill-plan-order = cards · boys · actions
page-lastwill-plan = Plan { $plan }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $errands ->
    [one] 1 errand boy
   *[other] { $errands } errand boys
}, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
page-lastwill-neutral = a neutral marker
page-lastwill-no-plan = no plan yet
page-lastwill-nobody = none

# Property market
page-lastwill-market = Property market
page-lastwill-market-short = Market
page-lastwill-market-note = buy and sell
page-lastwill-sells = { $card } sells for
page-lastwill-costs = { $card } costs
page-lastwill-cell-sells = { $card } sells { $pounds }
page-lastwill-cell-costs = { $card } costs { $pounds }
page-lastwill-none-of-yours = none of yours

# Offering and piles
page-lastwill-offer = On offer
page-lastwill-place = Place { $place }
page-lastwill-taken = { $card }, taken by { $own ->
    [yes] you
   *[no] { $player }
}
page-lastwill-taken-by = taken by { $own ->
    [yes] you
   *[no] { $player }
}
page-lastwill-empty = empty
page-lastwill-decks = Decks
page-lastwill-pile = { $deck }: { $n } to draw, { $discarded } discarded
page-lastwill-special = special cards: { $one } with 1 crown, { $two } with 2, { $three } with 3; { $removed } out of the game

# Errands
page-lastwill-errands = Errands
page-lastwill-errands-done = { $n ->
    [one] 1 card left on offer
   *[other] { $n } cards left on offer
}
page-lastwill-space-opera = Opera
page-lastwill-space-unknown = Card unseen
page-lastwill-space-wild = Wild
page-lastwill-space-extension = Extension
page-lastwill-space-market = Market
page-lastwill-space-group = Group
page-lastwill-errand-opera = spend at once
page-lastwill-errand-unknown = top of any deck
page-lastwill-errand-wild = any companion
page-lastwill-errand-extension = +1 space, { $n } left
page-lastwill-errand-market = move the tokens
page-lastwill-errand-group = one of the three

# Boards, purse and hand
page-lastwill-board = Your board
page-lastwill-board-of = Board of { $player }
page-lastwill-own-board = Your board
page-lastwill-filled = { $n } of { $of } spaces
page-lastwill-look = Show the board of { $player }
page-lastwill-free-space = Free space { $n }
page-lastwill-free-short = free space
page-lastwill-extended = extension
page-lastwill-purse = Your purse
page-lastwill-purse-of = Purse of { $player }
page-lastwill-to-spend = Still to spend
page-lastwill-actions-left = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
page-lastwill-no-actions = no action
page-lastwill-white = white
page-lastwill-houses = { $n ->
    [0] No house
    [one] 1 house
   *[other] { $n } houses
}
page-lastwill-houses-worth = { $n ->
    [one] 1 house, worth
   *[other] { $n } houses, worth
}
page-lastwill-worth = worth
page-lastwill-your-worth = your worth
page-lastwill-tonight = tonight down to { $pounds }
page-lastwill-bankrupt = In debt: the deeper, the better.
page-lastwill-debt-closed = { $n ->
    [one] Debt opens when the house is sold.
   *[other] Debt opens when all houses are sold.
}
page-lastwill-debt-open = No house: you may go into debt.
page-lastwill-end = End the turn
page-lastwill-lapse = { $n ->
    [one] 1 action lapses
   *[other] { $n } actions lapse
}
page-lastwill-hand = Your hand · { $n }
page-lastwill-no-cards = no cards
page-lastwill-keep-none = Keep no more

# Moves of a card on the board
page-lastwill-move-activate = Activate { $pounds }
page-lastwill-move-maintain = Maintain { $pounds }
page-lastwill-move-sell = Sell { $pounds }
page-lastwill-move-add = { $who }: { $pounds }
page-lastwill-free = free

# Cards
page-lastwill-to-put = more, to put it down
page-lastwill-crowns = { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}
page-lastwill-used = activated in this round
page-lastwill-values = values { $values }
page-lastwill-value-now = worth { $pounds } now
page-lastwill-tokens = { $n ->
    [one] 1 companion aboard
   *[other] { $n } companions aboard
}
page-lastwill-a-event = Event
page-lastwill-a-expense = Expense
page-lastwill-a-helper = Helper
page-lastwill-a-companion = Companion
page-lastwill-a-wild = any companion
page-lastwill-a-mansion = Mansion
page-lastwill-a-town-house = Town house
page-lastwill-a-manor-house = Manor house
page-lastwill-a-farm = Farm

# What cards do, shorter than in the rules, with the same arguments
page-lastwill-privilege-trade = { $uses ->
    [one] 1 a round
   *[other] { $uses } a round
}: buy or sell { $types } free
page-lastwill-privilege-price = { $types }: price ±{ $lower }
page-lastwill-privilege-price-apart = { $types }: price { $way ->
    [lower] −{ $lower }
    [raise] +{ $raised }
   *[both] −{ $lower } or +{ $raised }
}
page-lastwill-privilege-maintain = { $uses ->
    [one] 1 a round
   *[other] { $uses } a round
}: activate { $types } free
page-lastwill-privilege-upkeep = activate { $types }: +{ $pounds }
page-lastwill-privilege-bonus = each { $symbols } card: +{ $pounds }{ $opera ->
    [yes] , opera too
   *[no] { "" }
}
page-lastwill-privilege-opera = opera: +{ $pounds }
page-lastwill-privilege-action = +1 action a round
page-lastwill-privilege-white-action = +1 action a round for white cards
page-lastwill-privilege-draw = { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} with a plan
page-lastwill-privilege-draw-events = { $n ->
    [one] 1 more event
   *[other] { $n } more events
} with a plan
page-lastwill-privilege-draw-helpers = { $n } more helpers or expenses with a plan
page-lastwill-privilege-draw-properties = { $n ->
    [one] 1 more property
   *[other] { $n } more properties
} with a plan
page-lastwill-privilege-draw-companions = { $n ->
    [one] 1 more companion
   *[other] { $n } more companions
} with a plan
page-lastwill-privilege-hand = keep { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}
page-lastwill-do-animals = { $n ->
    [one] 1 dog or horse
   *[other] { $n } dogs or horses
} for your cards
page-lastwill-do-actions = { $n ->
    [one] +1 action
   *[other] +{ $n } actions
}
page-lastwill-do-depreciation = houses lose { $n ->
    [one] 1 step
   *[other] { $n } steps
}

# Heirs and their pace
page-lastwill-player = Heir
page-lastwill-balance = Balance
page-lastwill-balances = Balances
page-lastwill-worth-houses = Houses
page-lastwill-cards-in-hand = Cards in hand
page-lastwill-starter = starting player
page-lastwill-broke = broke
page-lastwill-pace = Pace
page-lastwill-pace-note = everybody began with £{ $n }
page-lastwill-debt = debt
page-lastwill-dry = you run dry in round { $round }
page-lastwill-dry-late = you don't run dry in time
page-lastwill-dry-now = you have run dry

# Text view
page-lastwill-choices = Choices

# Counters, and kinds of the card browser
page-lastwill-fact-pounds = pounds
page-lastwill-fact-actions = Actions
page-lastwill-fact-white_actions = actions for white cards
page-lastwill-fact-errand_boys = Errand boys
page-lastwill-fact-hand = cards in hand
page-lastwill-fact-spaces = spaces on the board
page-lastwill-kind-event = Events
page-lastwill-kind-expense = Expenses
page-lastwill-kind-helper = Helpers
page-lastwill-kind-property = Properties
page-lastwill-kind-companion = Companions
page-lastwill-kind-wild = Wild cards
page-lastwill-kind-will = Last wills
page-lastwill-kind-plan = Plans
