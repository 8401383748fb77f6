/** The games that are played here, each fetched when it is first needed. */
import { GAMES } from '../game/games';
import type { Game } from '$wire';

const LOADS: Record<Game, () => Promise<unknown>> = {
  board: () => import('$medici/apart/board.js'),
  card: () => import('$medici/apart/card.js'),
  dice: () => import('$medici/apart/dice.js'),
};

const loaded: Partial<Record<Game, boolean>> = {};

/** Whether this game can be played here by now. */
export const canPlay = (game: Game): boolean => loaded[game] ?? false;

/** From now on this game can be played here. */
export async function loadGame(game: Game): Promise<void> {
  await LOADS[game]();
  loaded[game] = true;
}

/** From now on all of them can. */
export async function loadGames(): Promise<void> {
  await Promise.all(GAMES.map(loadGame));
}
