/** Moves played in common futures (`medici.bots.search.move_rollouts`), and what comes of them. */
import type { Engine } from './engine.ts';
import { futuresOf } from './futures.ts';
import type { Memory } from './memory.ts';
import { SEATS } from './search.ts';

export const NO_MOVE = -1; // in place of a move: the game goes on from here as it may
const BATCHES = 40;

export class MoveRollouts {
  private readonly engine: Engine;
  private readonly room = new Room();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /**
   * Play each of these moves of the engine's position in so many futures, the same for all: whole
   * ones, or as far as chances need it.
   */
  play(actions: readonly number[], futures: number, seed: number | bigint, whole = true): Ends {
    const { memory, rules, search } = futuresOf(this.engine, actions, seed);
    const wide = actions.length * 2 * SEATS;
    const at = this.room.in(memory, 8 * futures * wide);
    rules.evaluate_moves!(...search, actions.length, Number(whole), at, futures, wide);
    return new Ends(memory.floats(at, futures * wide).slice(), actions.length);
  }
}

/** Room in the memory of a module, asked for again only where it has become too small. */
export class Room {
  private memory: Memory | undefined;
  private at = 0;
  private size = 0;

  in(memory: Memory, size: number): number {
    if (memory !== this.memory || size > this.size) {
      this.at = memory.room(size);
      this.size = size;
      this.memory = memory;
    }
    return this.at;
  }
}

/** Where futures end, as rules write it: by future and option the seats' chances, then their totals. */
export class Ends {
  readonly futures: number;
  readonly options: number;
  readonly numbers: Float64Array;

  constructor(numbers: Float64Array, options: number) {
    this.numbers = numbers;
    this.options = options;
    this.futures = numbers.length / (options * 2 * SEATS);
  }

  /** A seat's chance. */
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
