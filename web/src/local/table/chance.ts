/** Chance in this browser: exactly uniform, and nobody's to foresee. No proof is claimed for it. */
import type { Played } from '$lib/translated/game';
import type { Chance } from '$lib/translated/table';

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

/** What nature's part of a rulebook is, as medici.games.rulebook has it. */
interface Nature {
  state: unknown;
  book: { ways(state: unknown): number; outcome(state: unknown, way: number): number };
}

/** The hand of nature in the games of this browser. */
export const chance: Chance = {
  commitment: () => '',
  nature: () => ({ choose }),
  published: () => '',
};

function choose(game: Played): number {
  const { book, state } = game as unknown as Nature;
  return book.outcome(state, uniform(book.ways(state)));
}
