/** Chance in this browser: exactly uniform, and nobody's to foresee. No proof is claimed for it. */
import type { Game } from '$medici/record/game.js';
import type { Chance } from '$medici/online/tables/chance.js';

const VALUES = 2 ** 32;

/** One of so many equally likely ways. */
export function uniform(ways: number): number {
  if (!(ways >= 1 && ways <= VALUES)) throw new RangeError(`expected 1 to 2^32 ways; got ${ways}`);
  // Numbers beyond the last whole multiple would favour the first ways: they are thrown away.
  const fair = VALUES - (VALUES % ways);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < fair) return value % ways;
  }
}

/** The hand of nature in the games of this browser. */
export const chance: Chance = {
  commitment: () => '',
  nature: () => ({ choose }),
  published: () => '',
};

function choose({ book, state }: Game): number {
  return book.outcome(state, uniform(book.ways(state)));
}
