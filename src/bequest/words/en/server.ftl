# The server: what it refuses, and why.

## Tables

server-no-table = There is no such table, or you were not invited to it.
server-no-invitation = This invitation is not valid any more: ask for a new link.
server-no-seat = This table has no such seat.
server-no-move = There was no such move.
server-begun = The game has begun: this can’t be changed any more.
server-not-begun = The game has not begun yet.
server-game-over = The game is over.
server-not-over = The game still runs: its record is given to nobody before it is over.
server-paused = The game pauses. All must agree to go on.
server-not-paused = The game does not pause.
server-stale-move = Something else is asked by now: look at the table and choose again.
server-no-game = There is no such game.
server-no-faces = There are no such faces: ask the table again, its deck may have changed.
server-nothing-asked = You are not asked anything now.

## Seats

server-seat-taken = Somebody sits there already.
server-seats-free = Not every seat is taken: wait for somebody, or give the seat to a bot.
server-deck-not-seen = Not everybody has looked at the deck that was brought along: the game can begin when all have.
server-arrangement = Name every seat once.
server-no-colour = There is no color { $colour }; there are { $known }.
server-colour-taken = Somebody else has this color: choose another.
server-too-many-bots = There are more bots and persons than seats.
server-player-count = { $game } is for { $counts } players.
server-no-level = There is no bot { $level }; there are { $known }, and a level may have a style of the game.
server-no-seeds = Tables have no seed: chance is drawn when it is needed, so that nobody can foresee it.
server-bot-plays = A bot plays for you: come back to your seat first.
server-bot-plays-already = A bot plays for this seat already.
server-nobody-stands-in = No bot stands in for you.

## Proposals and advice

server-proposal-open = Something is proposed already: decide that first.
server-no-proposal = Nothing is proposed that you are asked about.
server-not-idle = This seat has not kept the others waiting for long.
server-replace-yourself = Propose a bot for somebody else; to hand over your own seat, leave it.
server-no-advice = No advice could be made just now: try again.
server-hints-off = There is no advice at this table: so it was agreed.

## Who may

server-nobody = Sign in first, or begin something as a guest.
server-bad-token = This token is not valid: ask the person who made it for a new one.
server-persons-only = Programs may play, but this is for persons.
server-owner-only = Only whoever opened the table may do that.
server-members-only = Only those at the table may do that.
server-not-your-seat = This is not your seat.

## Requests

server-too-many-tables = You have { $most } tables that are not finished: finish or close some of them first.
server-too-often = That was too often: wait a little and try again.
server-wrong-host = This server is not called by that name. Whoever runs it can allow the name with --name.
server-wrong-origin = The request comes from the page of another site.
server-no-origin = The request says neither which page it comes from nor which program: send the header Bequest-Client.
server-bad-request = The request can’t be understood: { $problem }
server-bad-message = The message can’t be understood: { $problem }
server-enter-first = Enter a table first.
server-not-saved = It could not be saved, so nothing has changed: try again in a moment.
server-error = Something went wrong here. It was noted; try again.

## Records, forks and rematches

server-import-large = That is too much at once: { $most } kB are taken at most.
server-import-heavy = That takes too much time or memory to read: try something smaller.
server-record-open = The record can’t be played again without its seed.
server-position-deck = That position has cards of its own: tables are played with whole decks only.
server-position-over = The game is over in that position: there is nothing to play on.
server-fork-over = The game is over at that point: choose an earlier move.
server-fork-now = As long as the game runs, you can only go on from now.
server-rematch-waits = Not everybody has agreed to the rematch: whoever does sits down, or gives the seat up.
## People

server-name-empty = Choose a name of which something can be seen.
server-name-long = Choose a name of at most { $most } characters.
server-name-taken = Somebody keeps this name already: choose another one, or sign in if it is you.
server-no-language = Choose one of these languages: { $known }.
server-no-zone = Name the place by its time zone, as in Europe/Paris.
server-wrong-password = Name or password is wrong: try again, or come back with a recovery code or your personal link.
server-wrong-secret = This code or link is not valid any more: try another way, or ask for a seat again.
server-prove-it = Give your present password, or your recovery code.
server-no-way-back = Nobody could come back as you: keep yourself with a password, a recovery code or a link first, or delete yourself.
server-no-device = You are not signed in there any more.
server-no-person = There is no such person.
server-avoid-yourself = You can’t mute or block yourself.
server-too-many-avoided = You mute or block { $most } people: let some of them be heard again first.
server-not-welcome = You can’t sit down at this table: choose another one, or open your own.
server-operator-only = Only the operator of this server may do that.
server-no-report = There is no such report any more.
server-token-name-taken = A program of this name plays the seat already: give this one another name.
server-too-many-tokens = At most { $most } programs may play a seat: take a token back first.
server-no-token = There is no such token any more.
server-too-many-sockets = Too many connections are open: close some pages first.

## Storage

server-closing = The server is being stopped, so nothing has changed: try again when it is back.
server-before-upgrade = The rules have changed since that move: the game can go back to move { $first } at most.
