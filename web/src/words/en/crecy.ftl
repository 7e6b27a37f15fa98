# The board of the Duke de Crécy.

# Tabs of the phone
page-crecy-tab-family = Family
page-crecy-tab-court = Court
page-crecy-tab-salon = Salon
page-crecy-tab-rivals = Rivals
page-crecy-tab-log = Log

# Counters
page-crecy-fact-honor = Honor
page-crecy-fact-prestige = Prestige
page-crecy-fact-income = Income
page-crecy-fact-gold = Gold
page-crecy-fact-pawns = Pawns
page-crecy-fact-hand = Friends in hand
page-crecy-fact-missions = Missions
page-crecy-fact-completed = Missions completed
page-crecy-fact-under_patron = Missions under the Patron
page-crecy-fact-pawns_green = green pawns
page-crecy-fact-pawns_orange = orange pawns
page-crecy-fact-pawns_red = red pawns
page-crecy-fact-pawns_sky-blue = sky-blue pawns
page-crecy-fact-pawns_yellow = yellow pawns
# After a number, heard and not seen.
page-crecy-counted = { $what ->
    [gold] Gold
    [income] Income
    [prestige] Prestige
    [honor] Honor
    [cards] hand cards
    [friends] Friends
    [children] children
    [mission] Missions
   *[other] { $what }
}

# Kinds of cards
page-crecy-kind-friend = Friends
page-crecy-kind-child = Children
page-crecy-kind-side = Heads of the family
page-crecy-kind-title = Titles
page-crecy-kind-contribution = Contributions
page-crecy-kind-mission = Missions
page-crecy-kind-patron = Patrons
page-crecy-kind-hint = Hints
page-crecy-kind-mansion = Mansions
page-crecy-kind-venture = Ventures

# Top bar and players
page-crecy-track = Generation { $generation }, round { $round } of 9
page-crecy-standing = { $name }: { $honor } Honor. Show the family
page-crecy-passed = has passed
page-crecy-extinct = extinct

# The court
page-crecy-home = At home
page-crecy-questions = Questions
page-crecy-always-open = always open to you
page-crecy-court = At court
page-crecy-one-pawn = one pawn each
page-crecy-arrange = Arrange
page-crecy-sub-marry = { $mode ->
    [solo_testament] a Friend turns out to be kin
   *[other] a Friend joins the family
}
page-crecy-sub-have-children = { $mode ->
    [solo_testament] a child more for a couple
   *[other] a child for a couple
}
page-crecy-sub-ask-friends = brings Gold
page-crecy-sub-socialize = Friends from the salon
page-crecy-none-left = none left
page-crecy-left = { $n } left
page-crecy-taken-by = taken by { $name }
page-crecy-closed = closed by a Friend in the salon
page-crecy-open = open
page-crecy-on-offer = On offer: { $what }
page-crecy-titles = Titles on offer
page-crecy-contributions = Contributions on offer
page-crecy-pawns = Pawns
page-crecy-own-pawns = { $n ->
    [one] 1 pawn of your own
   *[other] { $n } pawns of your own
}
page-crecy-children-left = Children to come: { $sons } sons, { $daughters } daughters, { $complications } complications

# The salon and the hand
page-crecy-hand = Your hand
page-crecy-salon = The salon
page-crecy-friends = { $n ->
    [one] 1 Friend
   *[other] { $n } Friends
}
page-crecy-salon-count = { $n } · deck { $deck }
page-crecy-no-friends = no Friends

# Cards
page-crecy-dowry = Dowry
page-crecy-cost = Wedding cost
page-crecy-when = { $moment }:
page-crecy-free = free
page-crecy-brings = brings
page-crecy-only-you = only you see this
page-crecy-side = { $gender ->
    [female] matriarch
   *[other] patriarch
}
page-crecy-born = { $gender ->
    [female] daughter
   *[other] son
}
page-crecy-drawn = Missions drawn

# Families
page-crecy-family = Your family
page-crecy-house = House of { $name }
page-crecy-for = The ancestors of { $name }
page-crecy-families = Families
page-crecy-family-of = Family: { $name }
page-crecy-no-family = Nobody is in the family yet.
page-crecy-zoom = Size of the tree
page-crecy-smaller = Smaller
page-crecy-larger = Larger
page-crecy-head-of-family = head of family
page-crecy-unknown = unknown
page-crecy-departed = { $gender ->
    [female] departed
   *[other] departed
}
page-crecy-married-to = { $gender ->
    [female] married to { $name }
   *[other] married to { $name }
}
page-crecy-promised-to = { $gender ->
    [female] promised to { $name }
   *[other] promised to { $name }
}
page-crecy-child-of = child of { $father } and { $mother }
page-crecy-married = Married
page-crecy-promised = Promised
page-crecy-promised-one = { $gender ->
    [female] promised
   *[other] promised
}
page-crecy-ended = Widowed
page-crecy-a-child = a child
page-crecy-deeds-of = Deeds of { $name }
page-crecy-row-founders = founders
page-crecy-row-elders = parents
page-crecy-row-now = of age now
page-crecy-row-children = children
page-crecy-row = Generation { $row ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
page-crecy-row-up = { $row ->
    [0] you
    [1] parents
    [2] grandparents
    [3] great-grandparents
    [4] great-great-grandparents
   *[other] { $row } generations up
}
page-crecy-poster = { $generations ->
    [one] one generation
   *[other] { $generations } generations
} · { $names ->
    [one] one name
   *[other] { $names } names
} · { $honor } Honor

# Papers before a player
page-crecy-papers = Patron and Missions
page-crecy-patron = { $secret ->
    [yes] Patron { $name }, only you see this
   *[no] Patron { $name }
}
page-crecy-under-patron = { $n } under the Patron
page-crecy-completed = Completed: { $name }
page-crecy-immune = immune to Complications
page-crecy-lasting = This generation: { $name }

# Hints of The Testament
page-crecy-hints = Hints
page-crecy-hints-all = all nine must come true
page-crecy-hints-done = { $n } of 9
page-crecy-hints-of = { $n } of { $all }
page-crecy-hint-true = true
page-crecy-hint-open = open
page-crecy-hint-soon = true after this move
page-crecy-hint-found = { $found } of { $least } found
page-crecy-hints-next = Three more come with the next generation.

# Text view
page-crecy-text-choices = Your choices
page-crecy-text-player = Player
page-crecy-text-more = More
page-crecy-text-patron = Your Patron, secret
page-crecy-text-missions = Your Missions
page-crecy-none = none
page-crecy-testament = The Testament
