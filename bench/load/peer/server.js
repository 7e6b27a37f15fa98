// node server.js PORT BYTES: boardgame.io's own server with its storage in memory, and a game of three whose
// state is as large as so many bytes.
const { Server } = require("boardgame.io/server");

const [port, bytes] = process.argv.slice(2).map(Number);
const game = {
    name: "load",
    setup: () => ({ steps: 0, padding: "x".repeat(bytes) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        step: ({ G }) => {
            G.steps += 1;
        },
    },
};

Server({ games: [game], origins: [/127\.0\.0\.1/] }).run(port);
