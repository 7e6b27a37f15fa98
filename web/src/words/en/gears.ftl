# The board of Gears of Time.
page-gears-timeline = Timeline
page-gears-hand = Your hand · { $n }
page-gears-no-cards = no cards
page-gears-piles = Piles and Pool
page-gears-draw = Draw
page-gears-left = { $n } left
page-gears-draw-pile = Draw pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
page-gears-discards = Discard pile
page-gears-known-n = { $n } known
page-gears-known = You know there: { $names }
page-gears-pool = Pool
page-gears-your-pool = your Pool
page-gears-supply = supply
page-gears-pool-short = Pool { $n }
page-gears-score = Points
page-gears-cards = Cards in hand
page-gears-in = in
page-gears-rank = { $n ->
    [1] 1st to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $n }th to play
}
page-gears-pursuit = pursues { $name }
page-gears-pursues = pursues { $name }: +{ $bonus }
page-gears-a-fate = a secret Fate card
page-gears-extra-turn-used = has had an extra turn in this round

# Timeframes
page-gears-present = Present
page-gears-present-at = Present Day, { $frame }
page-gears-future-at = { $frame }, still to come
page-gears-frame-at = Timeframe { $frame }, room for { $room }
page-gears-column = Technologies at { $frame }
page-gears-room-left = Room for { $n } more
page-gears-era-ts = Splice
page-gears-era-t0 = Ember
page-gears-era-t1 = Clay
page-gears-era-t2 = Bronze
page-gears-era-t3 = Iron
page-gears-era-t4 = Sail
page-gears-era-t5 = Press
page-gears-era-t6 = Steam
page-gears-era-t7 = Spark
page-gears-era-t8 = Wing
page-gears-era-t9 = Orbit

# Technologies
page-gears-cost = Discard cost
page-gears-reward = Reward
page-gears-needs = Needs
page-gears-stands = stands:
page-gears-fundamental = Needs nothing, fundamental
page-gears-leads-to = Leads to
page-gears-leads-to-some = { $name } and { $n } more
page-gears-lacks = needs { $names }
page-gears-without = without { $name }
page-gears-successful = successful
page-gears-failed = failed
page-gears-in-hand = in hand
page-gears-cubes-of = { $player }: { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
page-gears-ability-established = has an ability when it is established
page-gears-ability-activation = can be activated
page-gears-activated = activated in this turn
page-gears-verdict-succeeds = succeeds here
page-gears-verdict-would-succeed = would succeed
page-gears-verdict-fails = would fail: no { $names }
page-gears-verdict-lacks = would fail: lacks { $n }
page-gears-verdict-leaves = another copy will stay
page-gears-verdict-fragile = { $names } will leave for want of cubes
page-gears-forecast = If the round ended now
page-gears-forecast-with = with { $name } { $points }
page-gears-tree = Tree of technologies
page-gears-tree-short = Tree
page-gears-tree-about = Lines lead from what is needed to what needs it. Pale plates succeed on the timeline, hatched ones have failed.

# Draw, Fate, order
page-gears-drawn = Drawn cards
page-gears-keep-one = Drawn: keep one
page-gears-draws = { $player } draws
page-gears-fate-free = { $lasting ->
    [true] Fate · lasts
   *[other] Fate · free
}
page-gears-secret = only you see this
page-gears-draft-area = Draft area
page-gears-fate-taken = one taken this turn
page-gears-stray = Fate cards whose technology is gone
page-gears-left-out = { $n ->
    [one] 1 Fate card was dealt to nobody
   *[other] { $n } Fate cards were dealt to nobody
}
page-gears-out = Fate cards used up: { $names }
page-gears-extra-room = The next Establish of this turn may use a full timeframe ({ $n ->
    [one] room for one more
   *[other] room for { $n } more
})
page-gears-extra-turn = { $state ->
    [due] An extra turn follows
   *[other] Extra turn
}
page-gears-order = Player order
page-gears-position = Position { $n }
page-gears-position-free = free

# Rounds
page-gears-round = Round
page-gears-turn = Turn
page-gears-action = Action
page-gears-of = { $n } of { $all }

# Tabs
page-gears-tab-timeline = Timeline
page-gears-tab-hand = Hand
page-gears-tab-rivals = Rivals
page-gears-tab-tree = Tree
page-gears-tab-log = Log

# Text view
page-gears-text-choices = Choices
page-gears-text-moment = { $phase ->
    [setup] Set-up
    [I] Round { $round }, turn { $turn }
    [over] The game is over
   *[other] Between the rounds
}
page-gears-text-player = Player
page-gears-text-where = Marker
page-gears-text-state = State
page-gears-text-failed = failed, lacks { $names }
page-gears-text-cubes = Cubes
page-gears-text-fate = { $card } of { $player }
page-gears-text-card = Card
page-gears-text-does = Needs and does
page-gears-text-verdict = Here

# Counters and kinds of cards
page-gears-fact-score = points
page-gears-fact-pool = cubes in the Pool
page-gears-fact-hand = cards in hand
page-gears-fact-fates = Fate cards
page-gears-kind-technology = Technologies
page-gears-kind-fate = Fate cards
page-gears-kind-character = Characters
