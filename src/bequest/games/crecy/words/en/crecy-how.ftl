# How the Testament of Duke de Crecy is played, on one page: what a paragraph is about, and the paragraph.
crecy-how-turn-label = Your turn
crecy-how-own-label = Your board
crecy-how-main-label = Main board
crecy-how-generation-label = Generations
crecy-how-patron-label = Patron
crecy-how-closed-label = Closed spaces
crecy-how-who-label = Who Were They?
crecy-how-score-label = Honor

crecy-how-goal = The most Honor after three Generations of 2, 3 and 4 rounds wins. A family into which no child is born in a Generation dies out and is out of the game.
crecy-how-turn = You place one pawn and do what its space says; turns go round until all have passed. In a round you have two Player pawns, which go to any space; a colored pawn serves once, on a main board space of its color. A space of the main board takes one pawn a round, whoever it belongs to.
crecy-how-own = Marry joins a Friend from your hand to a single member of this Generation, of the opposite gender: you pay the cost or get the dowry, gain what the card gives, and draw for a first child. Arrange Marriage promises a Friend to a child; you pay now, and the wedding follows in the next Generation. Have Children draws for one more child, up to three a couple. Ask Friends for Money brings Gold, Socialize Friends from the display.
crecy-how-main = Titles, Contributions and Mansions turn Gold and hand cards into Prestige and Honor, a Venture turns cards into Income. The Fertility Doctor brings two birth draws. A Mission is a task that pays Honor once you have met it.
crecy-how-generation = After a round each Income gives 1 Gold. At the end of a Generation each Prestige gives 1 Honor (and stays), and so does each child born in it. Then the children grow up: they are who marries next.
crecy-how-patron = Your secret Patron pays for its main goal at the end. A minor goal counts only with a Mission face down under the Patron, one Mission for each; in Generation III Undertake a Mission puts one there.
crecy-how-end = The game ends with round 9. Gold, cards and pawns left over give no Honor by themselves.

crecy-solo-how-goal = Have a child in each of three Generations of 2, 3 and 4 rounds, and you have won; your Honor is the score. Without a child born in a Generation the family dies out and the game is lost.
crecy-solo-how-turn = You place one pawn and do what its space says, until you pass. In a round you have two Player pawns, which go to any space; a colored pawn serves once, on a main board space of its color. A space of the main board takes one pawn a round.
crecy-solo-how-closed = A Friend in the display closes the main board space of the same occupation; take that Friend, and it is open.

crecy-testament-how-goal = Find out who your ancestors were: fulfill all nine Hints and you have won. Three are drawn in each of three Generations of 2, 3 and 4 rounds, and stay open to the end; each one fulfilled gives 1 Prestige.
crecy-testament-how-who = You play a Friend from your hand, either in place of an unknown member of the same gender, or beside a single member of the opposite one. You pay the cost or get the dowry and gain what the card gives. Two unknown parents join above, unless there are parents already; between two known spouses a child joins below.
crecy-testament-how-others = How Big Was My Family? adds a child to a couple. How Wealthy Were They? brings Gold, Whom Did They Know? Friends from the display.
crecy-testament-how-score = After a round each Income gives 1 Gold; at the end of a Generation each Prestige gives 1 Honor. At the very end a Hint not fulfilled costs 1 Honor, and whoever is not French brings or costs 1 by sharing a known parent's nationality or not; nobility that comes from a craft adds 1, nobility lost takes 1.
crecy-testament-how-end = The game ends with round 9.
