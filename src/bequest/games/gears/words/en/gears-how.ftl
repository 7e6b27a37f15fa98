# How Gears of Time is played, on one page: what a paragraph is about, and the paragraph.
gears-how-turn-label = Your turn
gears-how-travel-label = Travel
gears-how-establish-label = Establish
gears-how-influence-label = Influence
gears-how-draw-label = Draw
gears-how-success-label = Success
gears-how-round-label = Round's end

gears-how-goal = The most points after four rounds win. Points come from technologies that succeed and on which you have the most cubes.
gears-how-turn = In each round everybody has four turns of three actions: any of the next four, in any order, the same one again if you like. Fate cards cost no action.
gears-how-travel = Your marker goes to an older timeframe, as far as you like. Travel is one-way: the marker comes back to the Present Day only when the round ends, so do first what you want to do in newer timeframes.
gears-how-establish = A technology from your hand goes where your marker stands, if there is room; not at the Present Day, so travel first. You discard as many other cards as it costs, and it gets as many cubes of yours, from the supply. A timeframe has few slots (2/4: two of four are taken) and each technology goes there once only: what lies there blocks the others.
gears-how-influence = Cubes from your Pool go on one technology where your marker stands, whoever established it. The Pool is empty at first.
gears-how-draw = You look at two cards, keep one and discard the other.
gears-how-success = A technology that needs nothing succeeds (✓). Any other succeeds once all it needs has succeeded in older timeframes; until then it counts as failed (✗).
gears-how-round = Technologies without cubes go; of several copies one stays. Whoever has the most cubes on a success scores its reward, and again for each success that needs it; a tie is divided. Then each leader takes off one cube: from a success it goes into the Pool, from a failure it is lost to the supply; the other cubes stay. Then hands are filled up to six cards, the Present Day moves on, and every timeframe has room for one more.
gears-how-end = The game ends with round 4. Cards and cubes left over are worth nothing.
