// node server.js PORT FILE: boardgame.io's own server with its storage in memory, and a game of three in which everybody
// makes a move in turn. FILE is what the state of that game holds besides: JSON, as large as our messages are.
const { readFileSync } = require("node:fs");
const { Server } = require("boardgame.io/server");

const [port, file] = process.argv.slice(2);
const text = readFileSync(file, "utf8");
const game = {
    name: "load",
    setup: () => ({ steps: 0, rest: JSON.parse(text) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        step: ({ G }) => {
            G.steps += 1;
        },
    },
};

Server({ games: [game], origins: [/127\.0\.0\.1/] }).run(Number(port));
