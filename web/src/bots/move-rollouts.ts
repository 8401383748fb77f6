/** Moves played in common futures (`medici.bots.search.move_rollouts`), and what comes of them. */
import type { Engine } from './engine.ts';
import { SEATS } from './search.ts';

export const NO_MOVE = -1; // in place of a move: the game goes on from here as it may
const FUTURES_PER_DRAW = 8; // with the same policies: so few that they can be taken for independent
const BATCHES = 40;

export class MoveRollouts {
  private readonly engine: Engine;
  private at = 0; // where the ends of futures are written,
  private room = 0; // and how many numbers have room there

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Play each of these moves of the engine's position in so many futures, the same for all. */
  play(actions: readonly number[], futures: number, seed: number | bigint): Ends {
    const { engine } = this;
    const { memory, rules, search } = engine;
    const wide = actions.length * 2 * SEATS;
    if (futures * wide > this.room) {
      this.room = futures * wide;
      this.at = memory.room(8 * this.room);
    }
    search.prepare(engine.table, actions, engine.get('players'), seed);
    for (let done = 0; done < futures; done += FUTURES_PER_DRAW) {
      if (done > 0 && !search.priced) search.drawPolicies();
      const few = Math.min(FUTURES_PER_DRAW, futures - done);
      const where = [actions.length, done, few, this.at, futures, wide];
      rules.evaluate_moves!(...search.arguments, ...where);
    }
    return new Ends(memory.floats(this.at, futures * wide).slice(), actions.length);
  }
}

/** Where futures end, as rules write it: by future and option the seats' parts of the victory, then
 * their totals. */
export class Ends {
  readonly futures: number;
  readonly options: number;
  readonly numbers: Float64Array;

  constructor(numbers: Float64Array, options: number) {
    this.numbers = numbers;
    this.options = options;
    this.futures = numbers.length / (options * 2 * SEATS);
  }

  /** A seat's part of the victory. */
  share(future: number, option: number, seat: number): number {
    return this.numbers[(future * this.options + option) * 2 * SEATS + seat]!;
  }

  /** What a seat ends with. */
  total(future: number, option: number, seat: number): number {
    return this.numbers[((future * this.options + option) * 2 + 1) * SEATS + seat]!;
  }
}

/** The mean of something over all futures. */
export function meanOver(futures: number, of: (future: number) => number): number {
  let sum = 0;
  for (let future = 0; future < futures; future++) sum += of(future);
  return sum / futures;
}

/** The means of batches of futures, which are dealt out to the batches in turn. */
export function batched<T>(
  futures: number,
  row: (mean: (of: (future: number) => number) => number) => T,
): T[] {
  const batches = Math.min(BATCHES, futures);
  const each = Math.floor(futures / batches);
  return Array.from({ length: batches }, (_, batch) =>
    row((of) => meanOver(each, (turn) => of(turn * batches + batch))),
  );
}
