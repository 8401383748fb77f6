/** The ratings of bots, which are measured. */
import { points, scale } from '../../../generated/constants/bots.json';
import type { Game } from '$wire';

export { scale };

type Levels = Record<string, Record<string, number>>; // by size and level

/** The ratings of the bots at a table; null if one of them was never measured. */
export function ratingsOf(game: Game, bots: readonly string[]): number[] | null {
  const levels = (points as Record<string, Levels>)[game]?.[String(bots.length + 1)];
  const found = bots.map((bot) => levels?.[bot]);
  return found.every((each) => each !== undefined) ? found : null;
}
