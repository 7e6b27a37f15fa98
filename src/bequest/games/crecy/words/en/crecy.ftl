# Legacy: The Testament of Duke de Crecy.
# Somebody of whom nothing but the gender is known, in The Testament.
crecy-unknown-male = unknown man { $number }
crecy-unknown-female = unknown woman { $number }
crecy-card-mansion = Mansion
crecy-card-venture = Venture
# Two Child cards of the same name.
crecy-card-son = { $name } (Son)
crecy-card-daughter = { $name } (Daughter)
crecy-one-title = a Title
crecy-one-contribution = a Contribution
crecy-one-mansion = a Mansion
crecy-one-venture = a Venture

# Players are called by the colors of their Heads.
crecy-player-white = White
crecy-player-black = Black
crecy-player-brown = Brown
crecy-player-pink = Pink
crecy-colour-white = white
crecy-colour-black = black
crecy-colour-brown = brown
crecy-colour-pink = pink

# The actions by their spaces.
crecy-space-marry = Marry
crecy-space-arrange = Arrange Marriage
crecy-space-have-children = Have Children
crecy-space-ask-friends = Ask Friends for Money
crecy-space-socialize = Socialize
crecy-space-title = Acquire the Title
crecy-space-contribute = Contribute to Community
crecy-space-mansion = Buy a Mansion
crecy-space-venture = Initiate Venture
crecy-space-doctor = Hire Fertility Doctor
crecy-space-undertake = Undertake a Mission
crecy-testament-space-marry = Who Were They?
crecy-testament-space-arrange = Arrange Marriage
crecy-testament-space-have-children = How Big Was My Family?
crecy-testament-space-ask-friends = How Wealthy Were They?
crecy-testament-space-socialize = Whom Did They Know?

# Pawns, before the word pawn.
crecy-pawn-player = Player
crecy-pawn-free-turn = free-turn
crecy-pawn-green = green
crecy-pawn-orange = orange
crecy-pawn-red = red
crecy-pawn-sky-blue = sky-blue
crecy-pawn-yellow = yellow

# Occupations and nationalities; French has a form for women.
crecy-occupation-aristocrat = Aristocrat
crecy-occupation-aristocrat-female = Aristocrat
crecy-occupation-artist = Artist
crecy-occupation-artist-female = Artist
crecy-occupation-craftsman = Craftsman
crecy-occupation-craftsman-female = Craftswoman
crecy-occupation-diplomat = Diplomat
crecy-occupation-diplomat-female = Diplomat
crecy-occupation-scientist = Scientist
crecy-occupation-scientist-female = Scientist
crecy-nationality-american = American
crecy-nationality-american-female = American
crecy-nationality-british = British
crecy-nationality-british-female = British
crecy-nationality-dutch = Dutch
crecy-nationality-dutch-female = Dutch
crecy-nationality-french = French
crecy-nationality-french-female = French
crecy-nationality-italian = Italian
crecy-nationality-italian-female = Italian
crecy-nationality-polish = Polish
crecy-nationality-polish-female = Polish
crecy-nationality-prussian = Prussian
crecy-nationality-prussian-female = Prussian
crecy-nationality-russian = Russian
crecy-nationality-russian-female = Russian
crecy-nationality-spanish = Spanish
crecy-nationality-spanish-female = Spanish
crecy-nationality-turkish = Turkish
crecy-nationality-turkish-female = Turkish
# People of an occupation, a nationality or a gender, after a number.
crecy-bearers-aristocrat =
    { $n ->
        [one] Aristocrat
       *[other] Aristocrats
    }
crecy-bearers-artist =
    { $n ->
        [one] Artist
       *[other] Artists
    }
crecy-bearers-craftsman =
    { $n ->
        [one] Craftsman
       *[other] Craftsmen
    }
crecy-bearers-diplomat =
    { $n ->
        [one] Diplomat
       *[other] Diplomats
    }
crecy-bearers-scientist =
    { $n ->
        [one] Scientist
       *[other] Scientists
    }
crecy-bearers-american =
    { $n ->
        [one] American
       *[other] Americans
    }
crecy-bearers-british =
    { $n ->
        [one] Briton
       *[other] Britons
    }
crecy-bearers-dutch = Dutch
crecy-bearers-french = French
crecy-bearers-italian =
    { $n ->
        [one] Italian
       *[other] Italians
    }
crecy-bearers-polish =
    { $n ->
        [one] Pole
       *[other] Poles
    }
crecy-bearers-prussian =
    { $n ->
        [one] Prussian
       *[other] Prussians
    }
crecy-bearers-russian =
    { $n ->
        [one] Russian
       *[other] Russians
    }
crecy-bearers-spanish =
    { $n ->
        [one] Spaniard
       *[other] Spaniards
    }
crecy-bearers-turkish =
    { $n ->
        [one] Turk
       *[other] Turks
    }
crecy-bearers-male =
    { $n ->
        [one] man among the Friends
       *[other] men among the Friends
    }
crecy-bearers-female =
    { $n ->
        [one] woman among the Friends
       *[other] women among the Friends
    }
crecy-bearers-any =
    { $n ->
        [one] Friend in the family
       *[other] Friends in the family
    }
crecy-bearers-further = { $noun } ({ $further })
crecy-of-nationality = { $adjective }

# How things are joined.
crecy-comma = { $first }, { $next }
crecy-semicolon = { $first }; { $next }
crecy-sentences = { $first } { $next }
crecy-told = { $what }: { $parts }
crecy-told-alone = { $parts }

# Gains and costs. Amounts come with their sign.
crecy-gain-gold = { $amount } Gold
crecy-gain-honor = { $amount } Honor
crecy-gain-prestige = { $amount } Prestige
crecy-gain-income = { $amount } Income
crecy-dowry = dowry { $gold } Gold
crecy-cost = cost { $gold } Gold
crecy-nothing = no cost and no gain
crecy-takes =
    takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
crecy-cost-gold = { $gold } Gold
crecy-cost-cards =
    { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }

# What is asked.
crecy-decision-head-side = { $player }, which side of your Head of the Family, { $head }, do you play?
crecy-decision-hand =
    { $player }, do you keep this hand of { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }? You may exchange all of it, once.
crecy-decision-starting-card = { $player }, whose family do you trace: who is the Starting card?
crecy-decision-turn =
    { $player }, what do you do? { $pawns ->
        [0] You have no Player pawn left.
        [one] You have { $pawns } Player pawn left.
       *[other] You have { $pawns } Player pawns left.
    }
crecy-decision-after = { $player }, do you complete a Mission before your turn ends?
crecy-decision-pair = Two cards were drawn for { $father } and { $mother }: { $cards }. Which one do you keep?
crecy-decision-lose = A Complication at the birth: do you lose the child, or { $mother }, the mother?
crecy-decision-renew = Which cards do you discard? You draw as many.
crecy-decision-grow = { $player }, which child grows up next?
crecy-decision-wed = { $player }, which arranged marriage is carried out next?
crecy-decision-mission = { $player }, which of the two Missions do you keep? The other one is discarded.
crecy-decision-holder =
    { $kind ->
        [title] Who gets the Title { $card }?
        [contribution] In whose name is the Contribution { $card }?
       *[other] Who gets { $card }?
    }
crecy-decision-rival =
    { $player }, { $owner } has played { $card }. { $given ->
        [yes] What do you give?
       *[no] What do you lose?
    }
crecy-decision-pawn =
    { $action }: { $space ->
        [marry] with a pawn, or in a free turn?
        [arrange] with a pawn, or in a free turn?
       *[other] with which pawn?
    }
crecy-decision-friend =
    { $space ->
        [arrange] Which Friend is promised to a child?
       *[other] Which Friend marries into the family?
    }
crecy-decision-member =
    { $space ->
        [arrange] To which child is { $friend } promised?
       *[other] Whom does { $friend } marry?
    }
crecy-decision-couple =
    { $space ->
        [doctor] Which couple sees the Fertility Doctor?
       *[other] Which couple is to have a child?
    }
crecy-decision-birth = A child as it comes, or a son or daughter for 1 Honor?
crecy-decision-amount =
    { $space ->
        [ask-friends] { $player }, how much Gold do you ask for?
       *[other] { $player }, how many Friends do you take?
    }
crecy-decision-source = { $player }, where do the cards come from?
crecy-decision-card =
    { $space ->
        [title] Which Title do you acquire?
       *[other] Which Contribution do you make?
    }
crecy-decision-discard =
    { $count ->
        [0] Which cards do you discard?
        [one] { $given ->
            [yes] Which card do you give?
           *[no] Which card do you discard?
        }
       *[other] { $given ->
            [yes] Which { $count } cards do you give?
           *[no] Which { $count } cards do you discard?
        }
    }
crecy-decision-display =
    { $count ->
        [0] { $gender ->
            [female] Which women do you take from the display?
            [male] Which men do you take from the display?
           *[any] Which Friends do you take from the display?
        }
        [one] { $gender ->
            [female] Which woman do you take from the display?
            [male] Which man do you take from the display?
           *[any] Which Friend do you take from the display?
        }
       *[other] { $gender ->
            [female] Which { $count } women do you take from the display?
            [male] Which { $count } men do you take from the display?
           *[any] Which { $count } Friends do you take from the display?
        }
    }
crecy-decision-place =
    { $kind ->
        [title] Who gets the Title { $card }?
        [contribution] In whose name is the Contribution { $card }?
       *[other] Who gets { $card }?
    }
crecy-decision-loss =
    { $count ->
        [one] Which pawn do you give up?
       *[other] Which pawn do you give up (pawn { $number } of { $count })?
    }
crecy-testament-decision-friend = Which Friend turns out to be a relative?
crecy-testament-decision-member =
    Where in the tree does { $friend } belong?
crecy-testament-decision-couple =
    { $space ->
        [doctor] Which couple sees the Fertility Doctor?
       *[other] Which couple had another child?
    }
crecy-testament-decision-birth = A child as it comes, or a son or daughter for 1 Honor?

# What can be chosen: by itself, and after the name of its group.
crecy-choice-pass = Pass
crecy-choice-done =
    { $what ->
        [renew] No more cards
       *[other] End the turn
    }
crecy-choice-side =
    { $side ->
        [patriarch] The patriarch
       *[matriarch] The matriarch
    }
crecy-choice-head =
    { $side ->
        [patriarch] The patriarch { $card } – { $values }
       *[matriarch] The matriarch { $card } – { $values }
    }
crecy-choice-keep = Keep the hand
crecy-choice-exchange = Exchange the whole hand
crecy-choice-display = From the display
crecy-choice-deck = From the Friend deck
crecy-choice-birth-any = A child as it comes, for nothing
crecy-choice-birth-son = A son: −1 Honor
crecy-choice-birth-daughter = A daughter: −1 Honor
crecy-choice-lose-child = Lose the child
crecy-choice-lose-mother = Lose the mother, { $mother }
crecy-choice-lose =
    { $given ->
        [yes] Give { $loss }
       *[no] Lose { $loss }
    }
crecy-choice-pawn =
    { $kind ->
        [free-turn] In a free turn, without a pawn
        [player] With a Player pawn
       *[other] With the { $pawn } pawn
    }
crecy-choice-loss = The { $pawn } pawn
crecy-choice-space = { $action }
crecy-choice-priced = { $action } – { $price }
crecy-price-mansion = { $gold } and { $cards }: +2 Prestige
crecy-price-venture = { $cards } and { $prestige }: +1 Income
crecy-price-doctor = { $gold } and { $cards }: two birth draws
crecy-price-undertake =
    { $mission ->
        [under] { $cards }: one goes under your Patron
       *[kept] { $cards }: draw two, keep one
    }
crecy-choice-ask =
    Ask for { $amount } Gold{ $cost ->
        [1] { "" }, for nothing
        [2] : −1 Honor
       *[3] : −1 Honor and a card
    }
crecy-choice-socialize-for =
    Take { $amount ->
        [one] { $amount } Friend
       *[other] { $amount } Friends
    }{ $cost ->
        [0] { "" }, for nothing
       *[other] : −{ $cost } Gold
    }
crecy-choice-seat = Seat { $seat }
crecy-choice-dealt = { $card }
crecy-choice-discard =
    { $given ->
        [yes] Give { $card }
       *[no] Discard { $card }
    }
crecy-choice-start = { $card } – Income { $income }, { $gold } Gold
crecy-choice-friend = { $card } – { $values }
crecy-choice-take = { $card } – { $who }: { $values }
crecy-choice-child = { $card } – { $text }
crecy-choice-mission = { $card } – { $text }
crecy-choice-complete = Complete the Mission { $card }: +{ $honor } Honor
crecy-choice-offer = { $card } – for { $cost }: { $gains }
crecy-choice-nobody = Person { $number }
crecy-choice-couple =
    { $purpose ->
        [couple] { $one } and { $other } ({ $children ->
            [0] no child
            [one] { $children } child
           *[other] { $children } children
        })
       *[other] { $one } and { $other }
    }
crecy-choice-grow = { $name }, { $card } – { $text }
crecy-choice-member = { $name } ({ $birth }, { $state })
crecy-choice-for = { $who } – for { $cost }
crecy-choice-replace = In place of { $name } – { $kin }
crecy-choice-beside = Beside { $name } – { $kin }
crecy-choice-at = { $name } – { $kin }
crecy-born-head = Head
crecy-born-male = son
crecy-born-female = daughter
crecy-born-friend =
    { $gender ->
        [female] Friend
       *[male] Friend
    }
crecy-state-child = still a child
crecy-state-married =
    { $gender ->
        [female] married
       *[male] married
    }
crecy-state-single = single
crecy-state-widowed =
    { $gender ->
        [female] widow
       *[male] widower
    }
crecy-is-parent =
    { $gender ->
        [female] { $n ->
            [one] mother of { $names }
           *[other] mother of { $names }
        }
       *[male] { $n ->
            [one] father of { $names }
           *[other] father of { $names }
        }
    }
crecy-is-child =
    { $gender ->
        [female] daughter of { $names }
       *[male] son of { $names }
    }
crecy-is-spouse =
    { $gender ->
        [female] wife of { $name }
       *[male] husband of { $name }
    }
crecy-is-alone =
    { $gender ->
        [female] alone in the tree
       *[male] alone in the tree
    }
crecy-short-complete = { $card }
crecy-short-pass = for this round
crecy-group-own = Your board
crecy-group-main = Main board
crecy-group-complete = Complete
crecy-group-pass = Pass

# What a card says, from the data that runs.
crecy-text-card = { $card }: { $text } { $marks } { $note }
crecy-text-friend = { $who }: { $values }.
crecy-friend-one-one =
    { $adjective } { $gender ->
        [female] woman
       *[male] man
    }, { $trade }
crecy-friend-one-none =
    { $adjective } { $gender ->
        [female] woman
       *[male] man
    }
crecy-friend-none-one =
    { $gender ->
        [female] Woman
       *[male] Man
    }, { $trade }
crecy-friend-none-none =
    { $gender ->
        [female] Woman
       *[male] Man
    }
crecy-text-start = As the Starting card of The Testament: Income { $income }, { $gold } Gold.
crecy-text-role-father = The father in The Testament.
crecy-text-role-mother = The mother in The Testament.
crecy-text-absent = Not in the deck of { $modes }.
crecy-without-solo-standard = Standard Solo
crecy-without-solo-testament = The Testament
crecy-without-solo-testament-english = The Testament (English edition)
crecy-text-plain =
    { $gender ->
        [female] Daughter without an effect.
       *[male] Son without an effect.
    }
crecy-text-child =
    { $gender ->
        [female] Daughter.
       *[male] Son.
    }
crecy-text-complication = No child: you lose the child or the mother. Whoever keeps this card is immune to further Complications until the next Generation begins.
crecy-text-head =
    { $side ->
        [patriarch] Patriarch
       *[matriarch] Matriarch
    } ({ $colour }): { $values }.
crecy-text-title = Title of Generation { $generation }, for { $cost }: { $gains }.
crecy-text-contribution = Contribution of Generation { $generation }, for { $cost }: { $gains }.
crecy-text-mansion = Attached card, for { $gold } Gold and { $cards }: +2 Prestige.
crecy-text-venture = Attached card, for { $cards } and −1 Prestige (−2 in the French edition): +1 Income.
crecy-text-mission = { $honor } Honor for { $needs }.
crecy-text-main-goal = Main goal: { $goal }.
crecy-text-minor-goals =
    { $n ->
        [one] Minor goal, which needs a Mission face down under the Patron: { $goals }.
       *[other] Minor goals, each of which needs a Mission face down under the Patron: { $goals }.
    }
crecy-text-no-goals = No goals.
crecy-goal-needs = { $points } Honor for { $needs }
crecy-goal-per = { $points } Honor for each { $per }, at most { $most }
crecy-text-hint = Hint of Generation { $generation }: { $asked }.
crecy-text-reward = { $prefix }: { $does }.
crecy-marks-published = All of it is published.
crecy-marks-house = Not known from the printed game: { $fields }.
crecy-partly = { $field } (in part)
crecy-field-name = name
crecy-field-gender = gender
crecy-field-nationality = nationality
crecy-field-occupation = occupation
crecy-field-cost = cost
crecy-field-dowry = dowry
crecy-field-income = Income
crecy-field-friends = Friend cards
crecy-field-prestige = Prestige
crecy-field-effects = effect
crecy-field-colour = color
crecy-field-pawn = pawn
crecy-field-patriarch = values of the patriarch
crecy-field-matriarch = values of the matriarch
crecy-field-generation = Generation
crecy-field-gains = gains
crecy-field-honor = Honor
crecy-field-needs = requirement
crecy-field-main = main goal
crecy-field-minor = minor goals
crecy-field-kin = condition

# When effects happen.
crecy-moment-wedding = At the wedding
crecy-moment-lasting = This Generation
crecy-moment-hand = In your hand
crecy-moment-always = At all times
crecy-moment-kept = From then on
crecy-moment-completed = When completed
crecy-moment-child-wedding = When married
crecy-moment-child-birth = At birth
crecy-moment-child-grown = On growing up
crecy-moment-lasting-wedding = For this Generation, when married
crecy-moment-lasting-birth = For this Generation, from birth on
crecy-moment-lasting-grown = For this Generation, on growing up
crecy-moment-with = With { $when }
crecy-moment-both = { $moment }, with { $when }
crecy-when-another =
    { $n ->
        [one] another { $bearers }
       *[other] { $n } other { $bearers }
    } in the family

# What effects do.
crecy-do-draw =
    draw { $amount ->
        [one] { $amount } Friend
       *[other] { $amount } Friends
    }
crecy-do-take =
    take { $gender ->
        [female] { $amount ->
            [one] { $amount } woman
           *[other] { $amount } women
        }
        [male] { $amount ->
            [one] { $amount } man
           *[other] { $amount } men
        }
       *[any] { $amount ->
            [one] { $amount } Friend
           *[other] { $amount } Friends
        }
    } from the display
crecy-do-pawn = gain 1 { $pawn } pawn
crecy-do-ask-friends = carry out Ask Friends for Money without a pawn
crecy-do-renew-display =
    discard the display, lay out a new one and take { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of it
crecy-do-renew-hand = you may discard hand cards and draw as many
crecy-do-patron-mission = a Mission goes face down under your Patron
crecy-do-births =
    { $amount ->
        [one] { $amount } more birth draw
       *[other] { $amount } more birth draws
    }
crecy-do-childless = this couple cannot have children
crecy-do-pairs = at each birth draw of this couple draw 2 cards and keep 1
crecy-do-free-turn = may be played in a free turn, without a pawn
crecy-do-own-wedding-discount = a spouse costs { $amount } Gold less
crecy-do-counts-as = counts as 1 { $trade }
crecy-do-rivals-lose =
    { $to ->
        [you] { $who } gives you { $losses }
        [some] { $who } loses { $losses }; Gold and cards go to you
       *[bank] { $who } loses { $losses }
    }
crecy-do-rivals-gain = { $who } { $gift }
crecy-do-ask-more = Ask Friends for Money brings { $amount } Gold more
crecy-do-socialize-more =
    Socialize brings { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } more
crecy-do-mansion-discount = Buy a Mansion costs { $amount } Gold less
crecy-do-title-discount = Acquire the Title costs { $amount } Gold less
crecy-do-contribution-discount = Contribute to Community costs { $amount } Gold less
crecy-do-doctor-discount = Hire Fertility Doctor costs { $amount } Gold less
crecy-do-wedding-discount = each wedding costs { $amount } Gold less
crecy-do-batch-from-deck = cards that you would take from the display may all be drawn from the Friend deck instead
crecy-testament-do-ask-friends = carry out How Wealthy Were They? without a pawn
crecy-testament-do-ask-more = How Wealthy Were They? brings { $amount } Gold more
crecy-testament-do-socialize-more =
    Whom Did They Know? brings { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } more
crecy-rivals-all = each other player
crecy-rivals-richer = each player with more Gold than you
crecy-rivals-larger-hand = each player with a larger hand than yours
crecy-rivals-more-prestige = each player with more Prestige than you
crecy-rivals-more-honor = each player with more Honor than you
crecy-loss-gold = { $n } Gold
crecy-loss-card =
    { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }
crecy-loss-pawn =
    { $n ->
        [one] { $n } pawn in reserve
       *[other] { $n } pawns in reserve
    }
crecy-loss-honor = { $n } Honor
crecy-loss-prestige = { $n } Prestige
crecy-gift-gold = gains { $n } Gold
crecy-gift-draw =
    draws { $n ->
        [one] { $n } Friend
       *[other] { $n } Friends
    }
crecy-gift-honor = gains { $n } Honor

# What can be counted: what must be reached, and what is rewarded each.
crecy-in-one-generation = { $what } in one Generation
crecy-in-generation = { $what } in Generation { $generation }
crecy-measure-members = at least { $n } { $members }
crecy-measure-nationalities =
    at least { $n ->
        [one] { $n } nationality
       *[other] { $n } different nationalities
    }
crecy-measure-occupations =
    at least { $n ->
        [one] { $n } occupation
       *[other] { $n } different occupations
    }
crecy-measure-same-nationality =
    at least { $n ->
        [one] { $n } Friend with a nationality
       *[other] { $n } Friends of the same nationality
    }
crecy-measure-same-occupation =
    at least { $n ->
        [one] { $n } Friend with an occupation
       *[other] { $n } Friends of the same occupation
    }
crecy-measure-couples =
    at least { $n ->
        [one] { $n } couple
       *[other] { $n } couples
    }
crecy-measure-offspring =
    at least { $n ->
        [one] { $n } son or daughter
       *[other] { $n } sons and daughters
    }
crecy-measure-offspring-male =
    at least { $n ->
        [one] { $n } son
       *[other] { $n } sons
    }
crecy-measure-offspring-female =
    at least { $n ->
        [one] { $n } daughter
       *[other] { $n } daughters
    }
crecy-measure-children-of-one =
    a member with at least { $n ->
        [one] { $n } child
       *[other] { $n } children
    }
crecy-measure-betrothals =
    at least { $n ->
        [one] { $n } betrothed child
       *[other] { $n } betrothed children
    }
crecy-measure-titles =
    at least { $n ->
        [one] { $n } Title
       *[other] { $n } Titles
    }
crecy-measure-contributions =
    at least { $n ->
        [one] { $n } Contribution
       *[other] { $n } Contributions
    }
crecy-measure-mansions =
    at least { $n ->
        [one] { $n } Mansion
       *[other] { $n } Mansions
    }
crecy-measure-ventures =
    at least { $n ->
        [one] { $n } Venture
       *[other] { $n } Ventures
    }
crecy-measure-kinds-of-one =
    a member or couple with at least { $n ->
        [one] { $n } kind
       *[other] { $n } kinds
    } of attached cards
crecy-measure-income = an Income of at least { $n }
crecy-measure-prestige = a Prestige of at least { $n }
crecy-measure-gold = at least { $n } Gold
crecy-measure-honor = at least { $n } Honor
crecy-measure-hand =
    at least { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
crecy-measure-missions =
    at least { $n ->
        [one] { $n } completed Mission
       *[other] { $n } completed Missions
    }
crecy-each-nationalities = nationality
crecy-each-occupations = occupation
crecy-each-same-nationality = Friend of your most frequent nationality
crecy-each-same-occupation = Friend of your most frequent occupation
crecy-each-couples = couple
crecy-each-offspring = son or daughter
crecy-each-offspring-male = son
crecy-each-offspring-female = daughter
crecy-each-children-of-one = child of the member with the most children
crecy-each-betrothals = betrothed child
crecy-each-titles = Title
crecy-each-contributions = Contribution
crecy-each-mansions = Mansion
crecy-each-ventures = Venture
crecy-each-kinds-of-one = kind of attached card beside the best-furnished member or couple
crecy-each-income = point of Income
crecy-each-prestige = point of Prestige
crecy-each-gold = Gold
crecy-each-honor = Honor
crecy-each-hand = card in hand
crecy-each-missions = completed Mission

# Kin of the Starting card.
crecy-kin-grandparent =
    { $n ->
        [one] a grandparent
       *[other] { $n } grandparents
    }
crecy-kin-great-grandparent =
    { $n ->
        [one] a great-grandparent
       *[other] { $n } great-grandparents
    }
crecy-kin-ancestor =
    { $n ->
        [one] an ancestor above the Parents
       *[other] { $n } ancestors above the Parents
    }
crecy-kin-uncle-or-aunt =
    { $n ->
        [one] an uncle or aunt
       *[other] { $n } uncles or aunts
    }
crecy-kin-great-uncle-or-aunt =
    { $n ->
        [one] a great-uncle or great-aunt
       *[other] { $n } great-uncles or great-aunts
    }
crecy-kin-relative =
    { $n ->
        [one] a relative other than the Parents
       *[other] { $n } relatives other than the Parents
    }
crecy-side-father = on the father's side
crecy-side-mother = on the mother's side
crecy-line-male = from father to son
crecy-line-female = from mother to daughter
crecy-kin-known = known
crecy-kin-male = a man
crecy-kin-female = a woman
crecy-kin-occupation = { $trade }
crecy-kin-holds = with { $card }
crecy-kin-children =
    with { $n ->
        [one] a child
       *[other] at least { $n } children
    }
crecy-kin-spouse = with a spouse
crecy-kin-spouse-who = with a spouse ({ $asked })
crecy-kin-child = with a child
crecy-kin-child-who = with a child ({ $asked })

# What happened; who did it stands before it.
crecy-event-round = Round { $round } (Generation { $generation }); { $player } begins
crecy-event-generation = Generation { $generation } begins
crecy-event-generation-end = End of Generation { $generation }
crecy-event-income-phase = Income and clean-up
crecy-event-over = The game is over
crecy-event-reserve = The reserve has { $count } Child cards now.
crecy-event-display = New in the display: { $cards }.
crecy-event-reshuffle-friends =
    The Friend discard pile ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) becomes the Friend deck.
crecy-event-reshuffle-missions =
    The Mission discard pile ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) becomes the Mission deck.
crecy-event-shuffled-back =
    { $count ->
        [one] { $count } Child card goes
       *[other] { $count } Child cards go
    } back into the deck.
crecy-event-new-child-deck =
    { $source ->
        [reserve] The reserve
       *[discard] The Child discard pile
    } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) becomes the Child deck.
crecy-event-child-discard = To the Child discard pile: { $cards }.
crecy-event-offers = New Titles and Contributions are on offer.
crecy-event-patron = gets the Patron { $patron }
crecy-event-patron-unnamed = gets a Patron
crecy-event-head = gets the Head { $head }
crecy-event-side = plays { $card }
crecy-event-hand =
    { $exchanged ->
        [yes] exchanges the starting hand
       *[no] keeps the starting hand
    }
crecy-event-starter = is Starting Player
crecy-event-start-card = traces the family of { $friend }
crecy-event-pass = passes
crecy-event-marry =
    marries { $friend } to { $person }{ $pawn ->
        [free-turn] { " in a free turn" }
       *[other] { "" }
    }
crecy-event-arrange =
    promises { $friend } to { $person }{ $pawn ->
        [free-turn] { " in a free turn" }
       *[other] { "" }
    }
crecy-event-wedding = carries out the marriage of { $friend } and { $person }
crecy-event-placed =
    places { $friend } in row { $row } of the tree{ $pawn ->
        [free-turn] { " in a free turn" }
       *[other] { "" }
    }
crecy-event-action-pawn = { $did } with the { $colour } pawn
crecy-did-have-children = tries for a child
crecy-did-ask-friends = asks Friends for money
crecy-did-socialize = socializes
crecy-did-title = acquires a Title
crecy-did-contribute = contributes to the community
crecy-did-mansion = buys a Mansion
crecy-did-venture = initiates a Venture
crecy-did-doctor = hires the Fertility Doctor
crecy-did-undertake = undertakes a Mission
crecy-testament-did-have-children = asks how big the family was
crecy-testament-did-ask-friends = asks how wealthy they were
crecy-testament-did-socialize = asks whom they knew
crecy-event-grown =
    { $n ->
        [one] sees { $names } grow up
       *[other] sees { $names } grow up
    }
crecy-event-mission-done = completes the Mission { $mission }
crecy-event-mission-kept =
    keeps the Mission { $mission }{ $two ->
        [no] { "" }
       *[yes] { "" } and discards { $other }
    }
crecy-event-extinct = is extinct, without a child of Generation { $generation }
crecy-event-patron-shown = shows the Patron { $patron }
crecy-event-hint = draws the Hint "{ $hint }"
crecy-event-hint-done = fulfills the Hint "{ $hint }"
crecy-event-complication-gone = discards the Complication
crecy-event-drawn = draws { $cards }
crecy-event-drawn-unnamed =
    draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
crecy-event-taken = takes { $cards }
crecy-event-last-taken = takes the last card as well: { $cards }
crecy-event-friend-discard = discards { $cards }
crecy-event-given = gives { $cards } to { $player }
crecy-event-pawn =
    { $gained ->
        [1] gains 1 { $colour } pawn
        [0] no { $colour } pawn is left
       *[other] gives up 1 { $colour } pawn
    }
crecy-event-child-card =
    { $n ->
        [one] turns up the card { $cards }
       *[other] turns up the cards { $cards }
    }
crecy-event-born-male = has a son ({ $name })
crecy-event-born-female = has a daughter ({ $name })
crecy-event-born-special-male = has a son ({ $name }, { $card })
crecy-event-born-special-female = has a daughter ({ $name }, { $card })
crecy-event-born-unknown =
    { $n ->
        [one] { $names } joins the tree
       *[other] { $names } join the tree
    }
crecy-event-no-child = has no child
crecy-event-complication = has a Complication at the birth
crecy-event-lost-child = loses the child
crecy-event-lost-mother = loses the mother, { $person }
crecy-event-attached =
    { $kind ->
        [title] gives the Title { $card } to { $person }
        [contribution] makes the Contribution { $card } in the name of { $person }
        [mansion] gives a Mansion to { $person }
       *[venture] gives a Venture to { $person }
    }
crecy-event-mission-drawn =
    { $n ->
        [one] draws the Mission { $cards }
       *[other] draws the Missions { $cards }
    }
crecy-event-mission-name = { $mission }
crecy-event-mission-drawn-unnamed =
    draws { $n ->
        [one] { $n } Mission
       *[other] { $n } Missions
    }
crecy-event-mission-under =
    { $n ->
        [one] a Mission goes under the Patron
       *[other] { $n } Missions go under the Patron
    }
crecy-event-lasting = { $card } takes effect for this Generation ({ $effects })
crecy-event-renewed = discards the display
crecy-event-goal-main = { $points } for the main goal ({ $text })
crecy-event-goal-minor = { $points } for a minor goal ({ $text })
crecy-honor-prestige = { $amount } Honor for Prestige
crecy-honor-children = { $amount } Honor for children
crecy-honor-patron = in all { $amount } Honor from the Patron
crecy-honor-nationality = { $amount } Honor for nationalities
crecy-honor-occupation = { $amount } Honor for occupations
crecy-honor-hints = { $amount } Honor for Hints not fulfilled
crecy-honor-rivals = { $amount } Honor from another player's card

# What the game is about.
crecy-goal = Three Generations of a French family in the eighteenth century, nine rounds. With your pawns you marry your relatives to Friends, have children, and gather Titles, Mansions and good works. Prestige becomes Honor at the end of each Generation, and each child born in it is worth 1 Honor; a family without a child in a Generation is extinct. Your secret Patron rewards a goal at the end. The most Honor wins.
crecy-testament-goal = You inherit if you can tell who your ancestors were. Nine rounds: with your pawns you find out about relatives, upwards from the Starting card and the Parents, and add Titles, Mansions and good works. Each Generation brings three Hints about the tree; fulfill all nine to win.
crecy-solo-goal = Three Generations of a French family in the eighteenth century, nine rounds, and you are alone. With your pawns you marry your relatives to Friends, have children, and gather Titles, Mansions and good works. Prestige becomes Honor at the end of each Generation, and each child born in it is worth 1 Honor. A Friend in the display closes the main board space of the same occupation. You win if your family has a child in every Generation; your Honor is the score.
crecy-testament-legend = The Hints decide the game: fulfill all nine. Unknown members have a gender and nothing else; a Friend who takes their place, or stands beside a single member, is known. At the end of a Generation each Prestige gives 1 Honor; after a round each Income gives 1 Gold. Player pawns come back every round, colored pawns are used once, on the space of their color.
crecy-board-legend = Honor decides the game. At the end of a Generation each Prestige gives 1 Honor; after a round each Income gives 1 Gold. Player pawns come back every round, colored pawns are used once, on the space of their color. A promised Friend waits beside a child until the child grows up.

## Things on the table

crecy-face-pawn = { $pawn } pawn
crecy-face-starting-player = Starting Player card
crecy-standing =
    { $honor } Honor, { $prestige } Prestige, { $income } Income, { $gold } Gold, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand
crecy-standing-extinct = { $honor } Honor, family extinct in Generation { $generation }

## Styles of bots

crecy-style-romantic = the Romantic
crecy-style-romantic-about =
    Marries early, and wants a large family above all.
    Money comes and goes.
crecy-style-benefactor = the Benefactor
crecy-style-benefactor-about =
    Gives to the town, and wants the name of the family on every stone.
    Friends must pay for it.
crecy-style-socialite = the Socialite
crecy-style-socialite-about =
    Knows everybody, and is always out to meet one more.
    Favors are there to be asked for.
crecy-style-schemer = the Schemer
crecy-style-schemer-about =
    Lives for missions and ventures, and never says what the next one is.
    Every marriage is part of a plan.
