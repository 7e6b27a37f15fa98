# Gears of Time.

# Players are called by their colors; of a cube the board shows the initial.
gears-player-red = Red
gears-player-blue = Blue
gears-player-white = White
gears-player-yellow = Yellow
gears-initial-red = R
gears-initial-blue = B
gears-initial-white = W
gears-initial-yellow = Y

# What is asked.
gears-decision-move = { $player }, what is your action { $action } of { $actions }?
gears-decision-end = { $player }, your three actions are taken. Anything else before the turn ends?
gears-decision-keep = { $player }, which of the two cards do you keep? The other one is discarded.
gears-decision-position = { $player }, which position in the player order do you take?
gears-decision-area-cube = { $player }, on which Fate card of the draft area do you place a cube?
gears-decision-when-established = { $player }, do you use the ability of { $subject }: { $ability }?
gears-decision-discard =
    To establish { $subject } you discard { $cost ->
        [one] one card
       *[other] { $cost } cards
    }. { $place ->
        [first] Which
       *[next] What else
    }?
gears-decision-amount = How many cubes do you put on { $subject }?
gears-decision-timeframe = { $subject }: in which timeframe is the technology?
gears-decision-technology =
    { $subject }: on which technology{ $where ->
        [none] { "" }
       *[other] { " " }at { $where }
    }?
gears-decision-player = { $subject }: whose marker moves?
gears-decision-dependency = { $subject }: what is not needed this round?
gears-decision-own-timeframe = { $subject }: from which timeframe do you give a cube of yours?
gears-decision-own-technology =
    { $subject }: from which technology{ $where ->
        [none] { "" }
       *[other] { " " }at { $where }
    } do you give a cube of yours?
gears-decision-other-timeframe = { $subject }: from which timeframe do you take a cube of another player?
gears-decision-other-technology =
    { $subject }: from which technology{ $where ->
        [none] { "" }
       *[other] { " " }at { $where }
    } do you take a cube of another player?
gears-decision-other-player = { $subject }: whose cube do you take?
gears-decision-modifier-timeframe = { $subject }: in which timeframe is the technology?
gears-decision-modifier-technology =
    { $subject }: the reward of which technology{ $where ->
        [none] { "" }
       *[other] { " " }at { $where }
    } changes?
gears-decision-modifier-sign = { $subject }: does the reward go up or down?

# What can be chosen; by itself, and after the name of its group.
gears-choice-draw = Draw two cards, keep one
gears-choice-end = End the turn
gears-choice-decline = Place no cube
gears-choice-yes = Yes
gears-choice-no = No
gears-choice-plus = Up by 1
gears-choice-minus = Down by 1
gears-choice-travel = Travel to { $value }
gears-choice-timeframe = { $value }
gears-choice-amount =
    { $value ->
        [one] { $value } cube
       *[other] { $value } cubes
    }
gears-choice-seat = { $player }
gears-choice-position = Position { $value }
gears-choice-character = Character { $value }
gears-choice-establish = Establish { $card }
gears-choice-influence = Influence { $card }
gears-choice-activate = Activate { $card }
gears-choice-play = Play { $card }
gears-choice-take = Take { $card }
gears-choice-card = { $card }
gears-choice-card-keep = Keep { $card } ({ $text })
gears-choice-card-discard = Discard { $card }
gears-choice-card-area-cube = A cube on { $card }
gears-choice-card-dependency = { $card } is not needed
gears-short-draw = two cards, keep one
gears-short-end = the turn
gears-group-travel = Travel
gears-group-establish = Establish
gears-group-influence = Influence
gears-group-draw = Draw
gears-group-activate = Activate
gears-group-play = Fate
gears-group-take = Take Fate
gears-group-end = End

# What a card says, from the data that runs.
gears-text-card = { $card }: { $text }
gears-text-joined = { $first }; { $next }
gears-text-technology = cost { $cost }, reward { $reward }
gears-text-needs = needs { $needs }
gears-text-established = when established: { $effect }
gears-text-activation = can be activated: { $effect }
gears-text-immediate = Fate card, immediate: { $effect }
gears-text-lasting = Fate card, lasting: { $effect }
gears-text-pursuit =
    pursues { $pursuit }{ $mode ->
        [off] { "" } (pursuit is off)
       *[other] { "" }: +{ $bonus } { $bonus ->
            [one] point
           *[other] points
        } at the end of each round in which it succeeds and you have the most cubes on it{ $mode ->
            [on] { "" }
           *[option] { "" } (option pursuit)
        }
    }
gears-target-none = nothing
gears-target-technology = any technology
gears-target-own-technology = a technology with a cube of yours
gears-target-dependent-technology = a technology that needs others
gears-target-player = any player who is not at the Present Day
gears-effect-place-cubes =
    { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } of yours on { $target }, from the supply
gears-effect-void-reward = { $target } pays nothing this round
gears-effect-protect = the others can't influence or target { $target } this round
gears-effect-move-marker =
    the marker of { $target } moves on by { $amount ->
        [one] one timeframe
       *[other] { $amount } timeframes
    }
gears-effect-extra-room =
    your next Establish this turn may use a full timeframe ({ $amount ->
        [one] room for one more
       *[other] room for { $amount } more
    })
gears-effect-waive-dependency = { $target } does without one dependency this round
gears-effect-points =
    score { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
gears-effect-cubes =
    { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } from the supply to your Pool
gears-effect-draw =
    draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
gears-effect-extra-turn = an extra turn after this one
gears-effect-splice = a new timeframe ts, older than t0
gears-effect-swap = a cube of yours and one of another player change places
gears-effect-modifier = +1 or −1 on the reward of any technology

# What happened; who did it stands before it.
gears-event-character = plays as { $character }
gears-event-first-chooser = chooses a position first
gears-event-card = gets { $cards }
gears-event-card-unnamed =
    gets { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
gears-event-draw = draws { $cards }
gears-event-draw-unnamed =
    draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
gears-event-keep = keeps { $kept }, discards { $rejected }
gears-event-keep-unnamed = keeps one
gears-event-only-card = keeps the only card
gears-event-personal-fate = gets the Fate card { $card }
gears-event-personal-fate-unnamed = gets a Fate card
gears-event-position = takes position { $position }
gears-event-travel = travels to { $timeframe }
gears-event-establish =
    establishes { $technology } at { $timeframe } for { $paid ->
        [one] { $paid } card
       *[other] { $paid } cards
    }{ $succeeds ->
        [yes] { " (succeeds)" }
       *[no] { " (fails: " }{ $missing } not in an older timeframe)
    }
gears-event-establish-named =
    establishes { $technology } at { $timeframe } for { $payment }{ $succeeds ->
        [yes] { " (succeeds)" }
       *[no] { " (fails: " }{ $missing } not in an older timeframe)
    }
gears-event-influence =
    puts { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } on { $technology } at { $timeframe }
gears-event-fate = plays { $card }
gears-event-fate-player = plays { $card } on { $player }
gears-event-fate-technology = plays { $card } on { $technology } at { $timeframe }
gears-event-fate-waived = plays { $card } on { $technology } at { $timeframe }, which does not need { $waived }
gears-event-take-fate = takes { $card }
gears-event-area-cube = places a cube on { $card }
gears-event-area-cube-unnamed = places no cube
gears-event-end-turn = ends the turn
gears-event-reshuffle =
    The discard pile ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }) becomes the draw pile.
gears-event-phase =
    { $phase ->
        [I] Round { $round } begins
        [II] Round { $round }: resolving the timeline
        [III] Round { $round }: points
        [IV] Round { $round }: each leader takes off one cube
       *[V] Round { $round } is over; the next one is prepared
    }
gears-event-markers-back = All markers return to the Present Day.
gears-event-cleared = { $technology } at { $timeframe } has no cubes and is discarded.
gears-event-duplicate = { $technology } at { $timeframe } is discarded with its cubes: another copy stays.
gears-event-points = scores { $total }: { $parts }
gears-event-cube-back = { $parts }
gears-event-fate-leaves = discards { $card }, whose round is over
gears-event-present-day = The Present Day moves on to { $timeframe }.
gears-event-failure = { $technology } at { $timeframe } fails from now on, without { $missing }.
gears-event-success = { $technology } at { $timeframe } now succeeds
gears-event-activate = activates { $technology }
gears-event-decline = declines the ability of { $technology }
gears-event-cubes =
    takes { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } into the Pool
gears-event-extra-turn = will have an extra turn
gears-event-swap = swaps a cube on { $own } with one of { $player } on { $other }
gears-event-splice = adds the timeframe ts
gears-event-modifier = puts { $token } on the reward of { $technology } at { $timeframe }
gears-place = { $technology } at { $timeframe }
gears-points-rewards = { $technology } { $points }
gears-points-bonuses = { $technology } (bonus) { $points }
gears-points-pursuit = { $technology } (pursuit) { $points }
gears-points-abilities = { $technology } (ability) { $points }
gears-back-pool =
    takes { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } back into the Pool (successes: { $names })
gears-back-supply =
    loses { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } to the supply (failures: { $names })

# The board.
gears-board-setup = Set-up
gears-board-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }
gears-board-order = Round { $round } of { $rounds }, player order
gears-board-over = The game is over
gears-board-extra-turn = (extra turn)
gears-board-action = action { $action } of { $actions }
gears-board-piles = draw pile { $pile }, discard pile { $discards }
gears-board-extra-room =
    Your next Establish may use a full timeframe ({ $amount ->
        [one] room for one more
       *[other] room for { $amount } more
    }).
gears-board-you = { $player } (you)
gears-board-score = score
gears-board-pool = Pool
gears-board-hand = hand
gears-board-marker = marker
gears-board-rank = order
gears-board-character = character
gears-board-character-pursuit = character (pursuit)
gears-board-with-pursuit = { $character } ({ $pursuit })
gears-board-timeline = Timeline
gears-board-present = Present Day
gears-board-success = ✓
gears-board-failure = ✗
gears-board-stray = { $card } ({ $player }): its technology is gone, so it has no effect
gears-board-beside = { $card } ({ $player }) on { $technology } at { $timeframe }
gears-board-beside-waived = { $card } ({ $player }) on { $technology } at { $timeframe }: { $waived } is not needed
gears-board-area = Draft area: { $cards }.
gears-board-with-cubes = { $card } ({ $cubes })
gears-board-fates = Fate cards of { $player }: { $cards }.
gears-board-fates-hidden = { $player } has a Fate card.
gears-board-your-hand =
    Your hand ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    })
gears-board-empty = Nothing yet at { $timeframes }
gears-board-hand-in-short = Your hand ({ $n }):
gears-board-no-hand = Your hand is empty.
gears-board-cost = cost
gears-board-reward = reward
gears-board-needs = needs and does
gears-board-times = { $card } ×{ $n }
gears-board-stands = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, Pool { $pool }
gears-brings-establish =
    discards { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, reward { $reward }, { $works ->
        [yes] succeeds
        [now] succeeds, but { $fragile } will leave at the round's end for want of cubes
       *[no] fails without { $missing }
    }
gears-brings-fails-anyway = has failed: pays nothing anyway
gears-brings-succeeds-anyway = succeeds anyway
gears-brings-waived =
    { $works ->
        [yes] then it succeeds
       *[no] no effect yet: it still fails without { $missing }
    }
gears-board-legend = On the board ✓ is a successful technology, ✗ a failed one; R2 are two red cubes; 1/4 is one technology where four fit; the letters after it are the markers there; * is a lasting Fate card beside it, +1 and -1 are Reward Modifier tokens.

# Parts of the table that can be looked at alone: the words for each, the first of which is shown.
gears-part-hand = hand, cards
gears-part-timeline = timeline, board, timeframes
gears-part-players = players, numbers

# Things on the table that are no cards.
gears-cube-red = red cube
gears-cube-blue = blue cube
gears-cube-white = white cube
gears-cube-yellow = yellow cube
gears-marker-red = red marker
gears-marker-blue = blue marker
gears-marker-white = white marker
gears-marker-yellow = yellow marker
gears-marker-present-day = marker of the Present Day
gears-token-plus = Reward Modifier +1
gears-token-minus = Reward Modifier −1

# The end.
gears-standing =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $pool ->
        [one] { $pool } cube
       *[other] { $pool } cubes
    } in the Pool
gears-result-winner = The game is over. { $player } wins.
gears-result-shared = The game is over. { $players } share the victory.
gears-result-rank = rank
gears-result-points-for = points for
gears-result-round = round { $n }
gears-result-total = total
gears-result-carried = before
gears-result-all = all
gears-source-pursuit = pursuit
gears-source-rewards = rewards
gears-source-bonuses = bonuses
gears-source-abilities = abilities

gears-goal = Four rounds. You travel into the past and establish technologies there. One succeeds if all that it needs has succeeded in an older timeframe; whoever has the most cubes on it scores its reward, once more for each success that needs it. The most points win.

# What the game is, for somebody who chooses one.
gears-about = Travel in time, establish technologies in the past and see your favorites last to the Present Day.

## Styles of bots

gears-style-builder = the Builder
gears-style-builder-about =
    Likes to see technologies of its own stand, the sooner the better.
    Worries later about who will profit.
gears-style-diplomat = the Diplomat
gears-style-diplomat-about =
    Puts influence on what others have built.
    Has friends in every age.
gears-style-wanderer = the Wanderer
gears-style-wanderer-about =
    Always on the way to another time.
    Now and then it stays long enough to do something there.
