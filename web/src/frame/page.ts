/** The drawings of the game at this table, for the parts of the frame. */

import { getContext, setContext } from "svelte";
import type { GamePage } from "./game";

const GAME = Symbol("game");
export const shareGame = (page: GamePage): GamePage => setContext(GAME, page);
export const useGame = (): GamePage => getContext<GamePage>(GAME);
