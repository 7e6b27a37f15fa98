# The family tree, as text, as a drawing and as GEDCOM.
crecy-tree-family = The Family of { $name }
crecy-tree-ancestors = The Ancestors of { $name }
crecy-tree-caption =
    { $persons ->
        [one] { $persons } person
       *[other] { $persons } persons
    } in { $rows ->
        [one] { $rows } generation
       *[other] { $rows } generations
    }, { $couples ->
        [0] no couple
        [one] { $couples } couple
       *[other] { $couples } couples
    }
crecy-tree-of = of { $name }: { $text }
crecy-tree-child = { $name } (child)
crecy-tree-head = Head of the Family
crecy-tree-male-child = a boy still
crecy-tree-female-child = a girl still
crecy-tree-male-unknown = a man unknown
crecy-tree-female-unknown = a woman unknown
crecy-tree-facts = { $nationality } { $occupation }
crecy-tree-legend-title = Title
crecy-tree-legend-contribution = Contribution
crecy-tree-legend-mansion = Mansion
crecy-tree-legend-venture = Venture
crecy-tree-legend-married = couple
crecy-tree-legend-betrothed = betrothed
crecy-tree-legend-ended = † departed
crecy-tree-note-title = Title: { $name }
crecy-tree-note-contribution = Contribution: { $name }
crecy-tree-note-mansion = Mansion
crecy-tree-note-venture = Venture
crecy-tree-note-nationality = Nationality: { $nationality }
crecy-tree-note-betrothed = Betrothed; the wedding follows when the child has grown up.
# The name of this language in English, as GEDCOM wants it.
crecy-tree-gedcom-language = English
crecy-tree-gedcom-note = { $name } and family, from a game of The Testament of Duke de Crecy. All persons are invented; the game has no dates.

# What an action brings, beside its name.
crecy-brings-marry =
    { $mode ->
        [testament] a Friend of your hand turns out to be a relative
       *[family] an adult of this Generation marries a Friend of your hand now; then a birth draw
    }
crecy-brings-arrange = a child is promised a Friend of your hand: paid now, wedding in the next Generation
crecy-brings-have-children = one birth draw for a couple; for 1 Honor a son or a daughter as you wish
crecy-brings-ask-friends = { $least } Gold; { $more } for 1 Honor; { $most } for 1 Honor and 1 hand card
crecy-brings-socialize = Friends of the display: { $least }; { $more } for 1 Gold; { $most } for 2 Gold
crecy-table-stands = { $honor } Honor, { $prestige } Prestige

# The table.
crecy-table-setup = Set-up
crecy-table-over = The game is over
crecy-table-round =
    Generation { $generation }, round { $round } of { $rounds }{ $last ->
        [yes] { "" }, its last
       *[no] { "" }
    }
crecy-table-piles = { $friends } Friends, { $children } Children, { $missions } Missions
crecy-table-you = { $player } (you)
crecy-table-honor = Honor
crecy-table-prestige = Prestige
crecy-table-income = Income
crecy-table-gold = Gold
crecy-table-pawns = pawns
crecy-table-hand = hand
crecy-table-reserve = colored pawns
crecy-table-times = { $what } ×{ $n }
crecy-table-note = { $player }: { $facts }
crecy-table-starter = Starting Player
crecy-table-passed = has passed
crecy-table-extinct = family extinct in Generation { $generation }
crecy-table-placed =
    { $n ->
        [one] pawn on { $spaces }
       *[other] pawns on { $spaces }
    }
crecy-table-complication = Complication kept: immune
crecy-table-lasting = this Generation: { $cards }
crecy-table-lasting-card = { $card } ({ $effects })
crecy-table-mission-name = { $mission }
crecy-table-completed = completed: { $missions }
crecy-table-under-patron =
    { $n ->
        [one] { $n } Mission under the Patron
       *[other] { $n } Missions under the Patron
    }
crecy-table-missions-of =
    { $n ->
        [one] Mission: { $missions }
       *[other] Missions: { $missions }
    }
crecy-table-known =
    { $all ->
        [yes] in hand: { $cards }
       *[no] in hand among others: { $cards }
    }
crecy-table-main-board = Main board
crecy-table-left = { $n } left
crecy-table-closed = closed
crecy-table-none-on-offer = none on offer
crecy-table-printed = { $card }: { $text }
crecy-table-children = Child deck: { $sons } Sons, { $daughters } Daughters, { $complications } Complications; { $reserve } in the reserve, { $discarded } discarded
crecy-table-supply = General supply of pawns: { $pawns }
crecy-table-display = Display
crecy-table-no-display = The display is empty.
crecy-table-your-hand =
    Your hand ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    })
crecy-table-no-hand = Your hand is empty.
crecy-table-display-in-short = Display:
crecy-table-hand-in-short = Your hand ({ $n }):
crecy-table-at = { $card } ({ $money })
crecy-table-main-board-taken = Main board, not free:
crecy-table-main-board-free = Main board: every space is free
crecy-table-with-who = { $space } ({ $who })
crecy-table-your-family = Your family
crecy-table-family-of = Family of { $player }
crecy-table-patron = Patron { $card }:
crecy-table-mission = Mission { $card }:

# Parts of the table that can be looked at alone: the words for each, the first of which is shown.
crecy-part-hand = hand, cards
crecy-part-board = board, main board, spaces, offers
crecy-part-family = family, families, tree
crecy-part-display = display, friends
crecy-part-goals = goals, patron, missions, hints
crecy-part-players = players, numbers

# The end.
crecy-result-rank = rank
crecy-result-winners =
    The game is over. { $n ->
        [one] { $players } wins.
       *[other] { $players } share the victory.
    }
crecy-result-nobody = The game is over. All families are extinct: nobody wins.
crecy-result-solo =
    The game is over. { $won ->
        [yes] You have won, with { $honor } Honor.
       *[no] Your family is extinct: you have lost.
    }
crecy-result-testament =
    The game is over. { $won ->
        [yes] All { $hints } Hints are fulfilled: you have won
       *[no] { $done } of { $hints } Hints are fulfilled: you have lost
    }, with { $honor } Honor.
crecy-result-honor = Honor from
crecy-result-total = all in all
crecy-result-patron = Patron of { $player }: { $patron }. { $goals }
crecy-source-cards = cards
crecy-source-spent = spent on actions
crecy-source-contributions = Contributions
crecy-source-missions = Missions
crecy-source-prestige = Prestige
crecy-source-children = children
crecy-source-patron = Patron
crecy-source-nationality = nationalities
crecy-source-occupation = occupations
crecy-source-hints = Hints not fulfilled
crecy-source-rivals = cards of others
crecy-source-carried = brought along

# What the game is, for somebody who chooses one.
crecy-about = Marry, raise and place three generations of a French family; alone, find out who your ancestors were.
