/** The rating that explains a result against bots, whose ratings are measured. */
import { points, scale } from '../../../generated/constants/bots.json';
import type { Game } from '$wire';

const LEAST = 0.03; // a chance below which, or as near to 1, one game says nothing more

type Levels = Record<string, Record<string, number>>; // by size and level

/** The ratings of the bots at a table; null if one of them was never measured. */
export function ratingsOf(game: Game, bots: readonly string[]): number[] | null {
  const levels = (points as Record<string, Levels>)[game]?.[String(bots.length + 1)];
  const found = bots.map((bot) => levels?.[bot]);
  return found.every((each) => each !== undefined) ? found : null;
}

/** The rating that wins against others with a certain chance. */
export function performance(chance: number, others: readonly number[]): number {
  const share = Math.min(Math.max(chance, LEAST), 1 - LEAST);
  const best = Math.max(...others);
  const odds = others.reduce((sum, other) => sum + Math.exp((other - best) / scale), 0);
  return Math.round(best + scale * (Math.log(odds) + Math.log(share / (1 - share))));
}
