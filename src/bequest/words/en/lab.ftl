# Commands of the laboratory: who plays, and what becomes of the cards.

command-help-cards = Play many games, and tell of every card how often it is seen, taken, played and discarded.
command-help-bots = Who plays: a bot or a level that bequest bots tells of.
command-metavar-bots = BOTS
command-bots-unknown = --bots { $kind }: expected { $known }
command-no-heuristic = { $game } has no heuristic player; random players play instead
command-fact-bots = bots

## A report of the cards

command-cards-no-report = there is no report of the cards of { $game }
command-cards-friends = Friends
command-cards-children = Child cards
command-cards-sides = Heads of the Family
command-cards-titles = Titles
command-cards-contributions = Contributions
command-cards-missions = Missions
command-cards-patrons = Patrons
command-cards-hints = Hints
command-cards-events = Events
command-cards-expenses = Expenses
command-cards-helpers = Helpers
command-cards-properties = Properties
command-cards-companions = Companions
command-cards-wild = Wild cards
command-cards-seen = seen
command-cards-dealt = dealt
command-cards-offered = on offer
command-cards-taken = taken
command-cards-kept = kept
command-cards-joined = married
command-cards-born = born
command-cards-chosen = chosen
command-cards-acquired = acquired
command-cards-given = contributed
command-cards-completed = completed
command-cards-met = main goal met
command-cards-fulfilled = fulfilled
command-cards-played = played
command-cards-put = put down
command-cards-bought = bought
command-cards-activated = activated
command-cards-won = won
command-cards-dropped = discarded
command-cards-left = not bought
command-cards-share = % played
command-cards-dead = Nobody ever played: { $cards }
command-cards-none-dead = Every card was played.
