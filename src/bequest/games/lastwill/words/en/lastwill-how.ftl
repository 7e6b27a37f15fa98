# How Last Will is played, on one page: what a paragraph is about, and the paragraph.
lastwill-how-plan-label = 1. Plan
lastwill-how-errands-label = 2. Errands
lastwill-how-turn-label = 3. Your turn
lastwill-how-round-label = 4. Round's end
lastwill-how-white-label = White cards
lastwill-how-black-label = Black cards
lastwill-how-properties-label = Properties
lastwill-how-companions-label = Companions

lastwill-how-goal = Be rid of your fortune: at the end the largest debt wins. If nobody is in debt, the least worth wins: money, and for each property its value and £5 more.
lastwill-how-plan = Every round begins with it: a plan says how many cards you draw, how many errand boys and how many actions you have. The plan farther to the left goes first.
lastwill-how-errands = In plan order each boy goes to a free space and does his errand at once: he takes a card on offer, adds a space to your board, changes prices, or spends at the opera.
lastwill-how-turn = You use your actions as you like: play, put down, activate, buy, sell, add companions. What is left over is lost.
lastwill-how-round = You keep two cards at most. Residences that were not activated lose value.
lastwill-how-white = A white card is an event: played once from your hand for its actions, it burns its pounds and is discarded.
lastwill-how-black = A black card (expense, helper or property) lies on your board, which has five spaces. Put down for an action, it can be activated once every round to burn money. A helper also has a privilege, which works all the time.
lastwill-how-properties = Buy dear, let it decay, sell cheap: an action for each. Tokens of the market change the prices. While you own a property you can't go into debt.
lastwill-how-companions = A chef, guest, dog or horse goes with a white card that has a coin for it, and burns that much more; or, for an action, it becomes a token on a card of your board. Companion spaces fill in order: only the next empty one takes a token, and only of its own kind.
lastwill-how-end = Whoever has neither property nor money is bankrupt, and that round is the last, played to its end by all; otherwise it is round 7.
