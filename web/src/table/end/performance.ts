/** The rating that explains a result against bots. Programs run it too, so it imports nothing. */

const LEAST = 0.03; // a chance below which, or as near to 1, one game says nothing more
const OFF = 0.5; // how far a result less luck is off the chance, from game to game (docs/ratings.md)

/** The rating that wins against others with a certain chance; ``scale``: points for odds of e. */
export function performance(chance: number, others: readonly number[], scale: number): number {
  const share = held(chance);
  const best = Math.max(...others);
  const odds = others.reduce((sum, other) => sum + Math.exp((other - best) / scale), 0);
  return Math.round(best + scale * (Math.log(odds) + Math.log(share / (1 - share))));
}

/** How many points more or less it may well be: half of what lies between chances so far off. */
export function uncertainty(chance: number, scale: number): number {
  const [low, high] = [held(chance) - OFF, held(chance) + OFF];
  return Math.round((performance(high, [0], scale) - performance(low, [0], scale)) / 2);
}

const held = (chance: number): number => Math.min(Math.max(chance, LEAST), 1 - LEAST);
