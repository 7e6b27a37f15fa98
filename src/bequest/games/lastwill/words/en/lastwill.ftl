# Last Will.
# Players are called by their colors.
lastwill-player-red = Red
lastwill-player-purple = Purple
lastwill-player-blue = Blue
lastwill-player-yellow = Yellow
lastwill-player-green = Green

# Money, numbers of things, and how they are joined.
lastwill-pounds =
    { $sign ->
        [plus] +£{ $n }
        [minus] −£{ $n }
       *[none] £{ $n }
    }
lastwill-actions =
    { $n ->
        [0] no action
        [one] { $n } action
       *[other] { $n } actions
    }
lastwill-pair = { $actions } and { $pounds }
lastwill-or-none = { $actions } or none
lastwill-from-to = { $first } to { $last }
lastwill-comma = { $first }, { $next }
lastwill-semicolon = { $first }; { $next }
lastwill-sentences = { $first } { $next }
lastwill-count-any =
    { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
lastwill-count-events =
    { $n ->
        [0] no event
        [one] { $n } event
       *[other] { $n } events
    }
lastwill-count-helpers =
    { $n ->
        [0] no helper or expense
        [one] { $n } helper or expense
       *[other] { $n } helpers or expenses
    }
lastwill-count-properties =
    { $n ->
        [0] no property
        [one] { $n } property
       *[other] { $n } properties
    }
lastwill-count-companions =
    { $n ->
        [0] no companion
        [one] { $n } companion
       *[other] { $n } companions
    }
lastwill-count-crown-1 =
    { $n ->
        [one] { $n } special card with 1 crown
       *[other] { $n } special cards with 1 crown
    }
lastwill-count-crown-2 =
    { $n ->
        [one] { $n } special card with 2 crowns
       *[other] { $n } special cards with 2 crowns
    }
lastwill-count-crown-3 =
    { $n ->
        [one] { $n } special card with 3 crowns
       *[other] { $n } special cards with 3 crowns
    }
lastwill-plan =
    { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $errands ->
        [one] { $errands } errand boy
       *[other] { $errands } errand boys
    }, { $actions ->
        [0] no action
        [one] { $actions } action
       *[other] { $actions } actions
    }

# Names without an article.
lastwill-companion-chef = chef
lastwill-companion-guest = guest
lastwill-companion-dog = dog
lastwill-companion-horse = horse
lastwill-type-mansion = mansion
lastwill-type-town-house = town house
lastwill-type-manor-house = manor house
lastwill-type-farm = farm
lastwill-symbol-silverware = silverware
lastwill-symbol-coach = coach
lastwill-symbol-mask = mask
lastwill-symbol-helm = helm
lastwill-symbol-wine-glass = wine glass
lastwill-pile-events = events
lastwill-pile-helpers = helpers and expenses
lastwill-pile-properties = properties
lastwill-pile-companions = companions
lastwill-pile-special = special cards
lastwill-errand-place = place { $place }
lastwill-errand-group = the group
lastwill-errand-w1 = wild card W1
lastwill-errand-w2 = wild card W2
lastwill-errand-extension = board extension
lastwill-errand-market = property market
lastwill-errand-opera = opera
lastwill-errand-unknown = unknown card
# A card within a sentence.
lastwill-named = { $card }
# A token of the market on a type of property, such as mansion −3; and what it was before.
lastwill-token = { $type } { $token }
lastwill-token-changed = { $type } { $before }→{ $token }
# A card on the board of which there is another copy.
lastwill-on-space = { $card } (space { $space })

# What is asked.
lastwill-decision-block = { $player }, which plan do you block with your neutral marker?
lastwill-decision-plan = { $player }, which plan do you choose for this round?
lastwill-decision-errand =
    { $player }, where does your errand boy go? { $boys ->
        [one] It is your last one in this round.
       *[other] You have { $boys } of them left.
    }
lastwill-decision-turn =
    { $player }, what do you do? You have { $actions ->
        [0] no action left
        [one] { $actions } action left
       *[other] { $actions } actions left
    }{ $white ->
        [0] { "" }
        [one] { "" }, { $white } extra action for white cards
       *[other] { "" }, { $white } extra actions for white cards
    } and { $debt ->
        [yes] a balance of { $balance }
       *[no] { $balance }
    }.
lastwill-decision-start =
    { $player }, which of your { $hand } starting cards do you keep? { $n ->
        [0] You keep exactly { $most }; the others are discarded.
       *[other] You keep { $kept }. Which one is the next?
    }
lastwill-decision-keep =
    { $hand ->
        [one] { $player }, the round is over: do you keep your only card?
       *[other] { $player }, the round is over: which of your { $hand } cards do you keep? { $n ->
            [0] { $all ->
                [yes] You may keep all of them.
               *[no] At most { $most }; the others are discarded.
            }
           *[other] You keep { $kept } so far, of { $most } at most.
        }
    }
lastwill-decision-extra =
    Plan { $plan }: { $n ->
        [one] { $helpers } lets you draw { $drawn } in addition. Do you?
       *[other] { $helpers } each let you draw { $drawn } in addition. How many of them do?
    }
lastwill-decision-divide =
    Plan { $plan }: you draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $n ->
        [0] { "" }
       *[other] { "" }, so far { $assigned }
    }. How many from the { $deck } ({ $left } left)?
lastwill-decision-group = Which card of the group do you take?
lastwill-decision-order = The property market: which tokens do you leave on the types? Now: { $market }. They change what a property costs and sells for.
lastwill-decision-deck = The unknown card: which deck do you draw from?
lastwill-decision-opera = The opera: how much do you spend? You have { $balance }.
lastwill-decision-option =
    { $card }: what do you pay? You have { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $white ->
        [0] { "" }
        [one] { "" }, { $white } extra action for white cards
       *[other] { "" }, { $white } extra actions for white cards
    } and { $balance }.
lastwill-decision-coin =
    { $card }: whom do you play for the { $type } coin ({ $pounds })?{ $n ->
        [0] { "" }
       *[other] { " " }With it so far: { $used }.
    }
lastwill-decision-white = { $card } costs { $actions }: how many extra actions for white cards do you use?
lastwill-decision-amount = { $card }: how much do you spend? You have { $balance }.
lastwill-decision-animal = { $card }: which card gets animal { $number } of at most { $most }?
lastwill-decision-depreciation = { $card }: which residence loses value? This is step { $number } of { $most }.
lastwill-decision-room = No space is free: which card do you discard to make room for { $card }?
lastwill-decision-waiver =
    { $what ->
        [activate] Activate { $card }
        [sell] Sell { $card }
       *[buy] Buy { $card }
    } with { $actions }, or with the help of a helper?
lastwill-decision-price =
    { $what ->
        [sell] At which price do you sell { $card }?
       *[buy] At which price do you buy { $card }? You have { $balance }.
    }
lastwill-decision-companion = Who becomes the { $type } of { $card } ({ $pounds })?

# What can be chosen: by itself, and after the name of its group.
lastwill-choice-card = { $card }
lastwill-choice-seat = Seat { $seat }
lastwill-choice-plan =
    { $what ->
        [block] Block plan { $plan }: { $text }
       *[plan] Plan { $plan }: { $text }
    }
lastwill-choice-no-plan = Plan { $plan }
lastwill-choice-extra =
    { $n ->
        [0] No extra cards
       *[other] Draw { $drawn } in addition
    }
lastwill-choice-divide =
    { $n ->
        [0] None
       *[other] { $drawn }
    }{ $rest ->
        [0] { "" }
       *[other] { $last ->
            [yes] { "" }, { $others }
           *[no] { "" }, { $others } from the later decks
        }
    }
lastwill-choice-place = { $place }: { $card } – { $text }
lastwill-choice-group = One card of the group: { $cards }
lastwill-choice-w1 = W1: wild card, for any companion
lastwill-choice-w2 = W2: wild card, for any companion
lastwill-choice-extension = Board extension: 1 more card space ({ $extensions } left)
lastwill-choice-market = Property market: lay the tokens anew
lastwill-choice-opera = Opera: spend { $pounds }
lastwill-choice-unknown = Unknown card: draw 1 from a deck of your choice
lastwill-choice-order = { $market }
lastwill-choice-leave = No change: { $market }
lastwill-choice-deck =
    From the { $deck } ({ $n ->
        [0] to be shuffled anew from { $discards }
       *[other] { $n } left
    })
lastwill-choice-take = { $card } – { $text }
lastwill-choice-play = Play { $card }: { $cost }
lastwill-choice-put = Put down { $card }: { $cost }
lastwill-choice-buy = Buy { $card } for { $price }: { $actions }
lastwill-choice-activate = Activate { $card }: { $actions }, { $pounds }
lastwill-choice-activate-only = Activate { $card }
lastwill-choice-sell = Sell { $card } for { $price }: { $actions }
lastwill-choice-sell-only = Sell { $card }
lastwill-choice-add = Add a { $type } to { $card } ({ $pounds }): 1 action
lastwill-choice-add-only = Add a companion to { $card }
lastwill-choice-end =
    { $actions ->
        [0] End the turn
        [one] End the turn; { $actions } action is lost
       *[other] End the turn; { $actions } actions are lost
    }{ $n ->
        [0] { "" }
       *[other] ; { $idle }
    }
lastwill-choice-idle = still to activate: { $cards }
lastwill-idle-card = { $card } ({ $actions })
lastwill-short-idle =
    { $n ->
        [one] { $n } card still to activate
       *[other] { $n } cards still to activate
    }
lastwill-short-place = { $place } { $card }
lastwill-choice-option = Option { $option }
lastwill-choice-coin =
    { $wild ->
        [yes] { $card } as a { $type }: { $pounds }
       *[no] { $card }: { $pounds }
    }
lastwill-choice-companion =
    { $wild ->
        [yes] { $card } as a { $type }
       *[no] { $card }
    }
lastwill-choice-none = Nobody
lastwill-choice-enough =
    { $what ->
        [animal] No further animal
        [none] None
       *[keep] No more
    }
lastwill-choice-white =
    { $n ->
        [0] None
        [one] { $n } extra action
       *[other] { $n } extra actions
    }{ $rest ->
        [0] { "" }
       *[other] { "" }, { $actions } of the counter
    }
lastwill-choice-amount = { $pounds } ({ $parts })
lastwill-helper-part = { $card } { $pounds }
lastwill-choice-pay = Pay { $actions }
lastwill-choice-waiver =
    { $card }: without an action ({ $left ->
        [one] { $left } use left
       *[other] { $left } uses left
    })
lastwill-choice-discard =
    Discard { $card }{ $tokens ->
        [0] { "" }
        [one] { "" } with { $tokens } token
       *[other] { "" } with { $tokens } tokens
    }
lastwill-choice-animal = { $card }: { $type }, { $pounds }
lastwill-choice-step = { $card }: { $before } → { $after }
lastwill-choice-empty = space { $space }
lastwill-group-hand = Hand
lastwill-group-board = Board
lastwill-group-end = Done
lastwill-group-offering = Offering
lastwill-group-errands = Errands

# What a card says, from the data that runs.
lastwill-kind-event =
    { $crowns ->
        [0] Event
        [one] Special event, { $crowns } crown
       *[other] Special event, { $crowns } crowns
    }
lastwill-kind-expense =
    { $crowns ->
        [0] Expense
        [one] Special expense, { $crowns } crown
       *[other] Special expense, { $crowns } crowns
    }
lastwill-kind-helper =
    { $crowns ->
        [0] Helper
        [one] Special helper, { $crowns } crown
       *[other] Special helper, { $crowns } crowns
    }
lastwill-kind-mansion =
    { $crowns ->
        [0] Mansion
        [one] Special mansion, { $crowns } crown
       *[other] Special mansion, { $crowns } crowns
    }
lastwill-kind-town-house =
    { $crowns ->
        [0] Town house
        [one] Special town house, { $crowns } crown
       *[other] Special town house, { $crowns } crowns
    }
lastwill-kind-manor-house =
    { $crowns ->
        [0] Manor house
        [one] Special manor house, { $crowns } crown
       *[other] Special manor house, { $crowns } crowns
    }
lastwill-kind-farm =
    { $crowns ->
        [0] Farm
        [one] Special farm, { $crowns } crown
       *[other] Special farm, { $crowns } crowns
    }
lastwill-head-symbols = { $head }, { $symbols }
lastwill-coin = { $type } { $pounds }
lastwill-space = { $type } { $pounds }
lastwill-formula = { $each }
lastwill-each-farm = { $pounds } for each farm
lastwill-each-dog = { $pounds } for each dog on farms
lastwill-each-horse = { $pounds } for each horse on farms
lastwill-text-card = { $card }: { $text } { $marks } { $note }
lastwill-text-event = { $head }: { $cost }.
lastwill-text-effect = Effect: { $effect }.
lastwill-text-put = { $head }. To put down: { $cost }.
lastwill-text-property =
    { $farm ->
        [yes] { $head }: { $scale }, never depreciates.
       *[no] { $head }: { $scale }.
    }
lastwill-text-activate = To activate: { $upper }.
lastwill-text-privilege = Privilege: { $privilege }.
lastwill-text-companion = Companion ({ $type }): with a white card for the pounds of its coin, or for 1 action as a token on the next companion space of a card on your board.
lastwill-text-wild = Stands for any companion. When it is used, and at the end of the round, it goes back to its place.
lastwill-text-will = Every player begins with { $pounds }.
lastwill-text-copies = { $n } copies.
lastwill-brief = { $head }: { $text }
lastwill-brief-stars = { $head } { $stars }
lastwill-brief-space = ○ { $type } { $pounds }
lastwill-brief-values = value { $notes }
lastwill-cards-companion = for a coin or a companion space
lastwill-cards-price = price { $price }
lastwill-cards-put = put down for { $cost }
lastwill-cards-upper = { $actions } → { $amounts }
lastwill-brief-wild = For any companion
lastwill-do-animals =
    { $n ->
        [one] put a dog or horse from the bank on one of your cards
       *[other] put up to { $n } dogs and horses from the bank on your cards
    }
lastwill-do-actions =
    gain { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
lastwill-do-depreciation =
    your residences lose { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } of value in all

# Privileges of helpers.
lastwill-a-mansion = a mansion
lastwill-a-town-house = a town house
lastwill-a-manor-house = a manor house
lastwill-a-farm = a farm
lastwill-a-residence = a residence
lastwill-a-property = a property
lastwill-privilege-trade =
    { $uses ->
        [1] once
        [2] twice
       *[other] { $uses } times
    } per round buy or sell { $types } without an action
lastwill-privilege-price = when you buy or sell { $types }, raise or lower the price by { $lower }
lastwill-privilege-price-apart =
    { $way ->
        [lower] when you buy or sell { $types }, lower the price by { $lower }
        [raise] when you buy or sell { $types }, raise the price by { $raised }
       *[both] when you buy or sell { $types }, lower the price by { $lower } or raise it by { $raised }
    }
lastwill-privilege-maintain =
    { $uses ->
        [1] once
        [2] twice
       *[other] { $uses } times
    } per round activate { $types } without an action
lastwill-privilege-upkeep = spend { $pounds } more when you activate { $types }
lastwill-privilege-bonus =
    spend { $pounds } more with each use of a { $symbols } card{ $opera ->
        [yes] { "" }, and at the opera
       *[no] { "" }
    }
lastwill-privilege-opera = spend { $pounds } more at the opera
lastwill-privilege-action = 1 more action in every round
lastwill-privilege-white-action = 1 extra action per round for white cards
lastwill-privilege-draw =
    draw { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } when you choose a plan
lastwill-privilege-draw-events =
    draw { $n ->
        [one] { $n } more event
       *[other] { $n } more events
    } when you choose a plan
lastwill-privilege-draw-helpers = draw { $n } more from the helpers and expenses when you choose a plan
lastwill-privilege-draw-properties =
    draw { $n ->
        [one] { $n } more property
       *[other] { $n } more properties
    } when you choose a plan
lastwill-privilege-draw-companions =
    draw { $n ->
        [one] { $n } more companion
       *[other] { $n } more companions
    } when you choose a plan
lastwill-privilege-hand =
    keep { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } at the end of a round

# Where the values of a card come from. After "except" stand the parts of a field that are published.
lastwill-marks-published = All of it is published.
lastwill-marks-house = Not known from the printed game: { $fields }.
lastwill-partly = { $field } (except { $parts })
lastwill-field-name = name
lastwill-field-kind = kind
lastwill-field-crowns = crowns
lastwill-field-type = type
lastwill-field-symbols = symbols
lastwill-field-play-actions = actions to put it down
lastwill-field-play-pounds = pounds to put it down
lastwill-field-banknotes = banknotes
lastwill-field-actions = actions
lastwill-field-pounds = pounds
lastwill-field-options = options
lastwill-field-formula = formula
lastwill-field-coins = coins
lastwill-field-spaces = companion spaces
lastwill-field-effect = effect
lastwill-field-privileges = privilege
lastwill-field-copies = number of copies
lastwill-field-amount = amount
lastwill-part-amount = the amount
lastwill-part-symbols = the symbols
lastwill-part-types = the types
lastwill-part-uses = the uses per round
lastwill-part-lower = the lower price
lastwill-part-raise = the higher price
lastwill-part-opera = the opera
lastwill-part-deck = the deck

# What happened; who did it stands before it.
lastwill-told = { $what }: { $parts }
lastwill-told-alone = { $parts }
lastwill-event-round = Round { $round }
lastwill-event-over = The game is over
lastwill-event-money = Every player begins with { $amount }.
lastwill-event-market = The property market: { $order }.
lastwill-event-rearranged = { $order }
lastwill-event-deal = On offer: { $cards }.
lastwill-dealt = { $place } { $card }
lastwill-event-empty = No card is left for { $places }.
lastwill-event-reshuffle =
    { $count ->
        [one] The discard pile of the { $deck } ({ $count } card) is shuffled and becomes the draw pile.
       *[other] The discard pile of the { $deck } ({ $count } cards) is shuffled and becomes the draw pile.
    }
lastwill-event-plan-order = Plan order: { $seats }.
lastwill-event-wild-back =
    { $n ->
        [one] A wild card goes back to its place.
       *[other] { $n } wild cards go back to their places.
    }
lastwill-event-cleared = Not taken: { $cards }.
lastwill-event-starting-player = is starting player
lastwill-event-draw = draws { $cards }
lastwill-event-drawers =
    { $n ->
        [one] one of them thanks to { $helpers }
       *[other] { $n } of them thanks to { $helpers }
    }
lastwill-event-kept =
    keeps { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }{ $n ->
        [0] { "" }
       *[other] { "" } and discards { $discarded }
    }
lastwill-event-shown = openly discards { $cards }
lastwill-event-block = blocks plan { $plan } ({ $text })
lastwill-event-plan = chooses plan { $plan } ({ $text })
lastwill-event-errand = sends an errand boy ({ $space })
lastwill-event-take = takes { $card }
lastwill-event-take-wild = takes the wild card
lastwill-event-extension = adds a card space to the board
lastwill-event-no-errand = has no errand to run
lastwill-event-turn = has { $actions } to use
lastwill-event-play = plays { $card } ({ $actions })
lastwill-event-with =
    { $wild ->
        [yes] with a wild card as a { $type }
       *[no] with a { $type }
    }
lastwill-event-put = puts down { $card } ({ $actions })
lastwill-event-room = discards { $card } to make room
lastwill-event-buy = buys { $card } for { $price } ({ $actions })
lastwill-event-sell = sells { $card } for { $price } ({ $actions }) and has { $balance }
lastwill-event-activate = activates { $card } ({ $actions })
lastwill-event-add =
    adds { $who ->
        [wild] a wild card
       *[companion] a { $type }
    } to { $card } (1 action)
lastwill-event-token = adds a { $type } to { $card }
lastwill-event-waiver = thanks to { $card }
lastwill-event-white-actions =
    { $n ->
        [one] one of them an extra action for white cards
       *[other] { $n } of them extra actions for white cards
    }
lastwill-event-white-actions-of =
    { $n ->
        [one] one of them the extra action of { $helpers }
       *[other] { $n } of them the extra actions of { $helpers }
    }
lastwill-event-actions =
    { $n ->
        [one] { $change } action
       *[other] { $change } actions
    }
lastwill-event-spent = spends { $amount } and has { $balance }
lastwill-event-balance = has { $balance }
lastwill-event-depreciated = sees { $card } fall to { $value }
lastwill-event-bankrupt = is bankrupt
lastwill-event-end-turn =
    ends the turn{ $unused ->
        [0] { "" }
        [one] { "" } with { $unused } action unused
       *[other] { "" } with { $unused } actions unused
    }

# Parts of boards, and pieces.
lastwill-face-plan = plan { $plan }
lastwill-face-marker = planning marker ({ $player })
lastwill-face-neutral = neutral planning marker
lastwill-face-starter = starting player marker
lastwill-face-boy = errand boy ({ $player })
lastwill-face-token = token { $token }
lastwill-face-text = { $name }: { $text }.

# How somebody stands.
lastwill-standing =
    { $balance }{ $n ->
        [0] { "" }
        [one] {" and"} { $n } property, worth { $worth }
       *[other] {" and"} { $n } properties, worth { $worth }
    }
lastwill-balance = balance
lastwill-goal = You inherit the rest of the fortune if you spend your share first. Everybody begins with the same sum; at most seven rounds. In each you choose a plan (cards to draw, errand boys, actions), send errand boys for cards, and burn money in your turn: with events, once each; with expenses and helpers, round after round; and with properties, bought dear, left to decay and sold cheap. Only without a property may you run into debt. Whoever has no property and no money is bankrupt, and the round becomes the last: the largest debt wins.

## Styles of bots

lastwill-style-landlord = the Landlord
lastwill-style-landlord-about =
    Buys houses, and runs them down in comfort.
    Cash in hand makes it nervous.
lastwill-style-reveller = the Reveller
lastwill-style-reveller-about =
    Spends fast, on evenings that nobody forgets.
    Has little patience with property.
lastwill-style-host = the Host
lastwill-style-host-about =
    Fills its house with guests, helpers and standing orders.
    Lets others do the spending.

## Lines of the score sheet

lastwill-source-balance = pounds in cash
lastwill-source-properties = pounds of property
