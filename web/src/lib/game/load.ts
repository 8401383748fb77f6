/** The games that are played here, each fetched when it is first needed. */
import { GAMES } from '../game/games';
import type { Game } from '$wire';

const LOADS: Record<Game, () => Promise<unknown>> = {
  board: () => import('$medici/apart/board.js'),
  card: () => import('$medici/apart/card.js'),
  dice: () => import('$medici/apart/dice.js'),
};

/** From now on this game can be played here. */
export async function loadGame(game: Game): Promise<void> {
  await LOADS[game]();
}

/** From now on all of them can. */
export async function loadGames(): Promise<void> {
  await Promise.all(GAMES.map(loadGame));
}
