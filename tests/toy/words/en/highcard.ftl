# High Card.

highcard-about = Two cards each: swap one if you like, then play one. The highest card gets a point; three rounds.
highcard-legend = Points stand in brackets. A dash stands for nothing, or for what you may not see.
highcard-player-red = Red
highcard-player-blue = Blue
highcard-player-yellow = Yellow
highcard-seat = { $player } ({ $points }): { $cards } in hand ({ $hand }), played { $played }

highcard-asked-turn = Do you keep your hand?
highcard-asked-give = Which card do you give away?
highcard-asked-play = Which card do you play?
highcard-choice-keep = Keep the hand
highcard-choice-swap = Swap a card
highcard-choice-card = Give { $card } away
highcard-choice-play = Play { $card }
highcard-card = { $card }: worth { $value }

highcard-event-dealt = is dealt { $card }
highcard-event-kept = keeps the hand
highcard-event-swapped = swaps { $card }
highcard-event-played = plays { $card }
highcard-event-collected = gives the cards back
highcard-standing = { $points } points
highcard-rounds-won = rounds won
highcard-result = Most points: { $players }.

highcard-pile-empty = the pile has { $cards } cards, so nothing can be swapped
highcard-too-few = a deck needs at least { $least } cards
highcard-no-deck = no deck is called { $name }; known are { $known }
