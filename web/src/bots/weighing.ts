/** Moves tried out in common futures (`medici.bots.weighing`). */
import type { Engine } from './engine.ts';

const SEATS = 6;

/** What came of some futures: of every move, future by future, and of every seat in it. */
export interface Harvest {
  futures: number;
  share(future: number, move: number, seat: number): number; // of the victory
  total(future: number, move: number, seat: number): number; // florins or points at the end
}

export const STAY = -1; // in place of a move: the game goes on from here as it may

export class Weighing {
  private readonly engine: Engine;
  private ends = 0; // where the ends of futures are written,
  private room = 0; // and how many numbers have room there

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Play each of these moves of the engine's position in so many futures, the same for all. */
  play(actions: readonly number[], futures: number, seed: number | bigint): Harvest {
    const { engine } = this;
    const { memory, rules, search } = engine;
    const wide = actions.length * 2 * SEATS;
    if (futures * wide > this.room) {
      this.room = futures * wide;
      this.ends = memory.room(8 * this.room);
    }
    search.prepare(engine.table, actions, engine.get('players'), seed);
    rules.weigh(...search.everything, actions.length, 0, futures, this.ends, futures, wide);
    const ends = memory.floats(this.ends, futures * wide).slice();
    const at = (future: number, move: number) => future * wide + move * 2 * SEATS;
    return {
      futures,
      share: (future, move, seat) => ends[at(future, move) + seat]!,
      total: (future, move, seat) => ends[at(future, move) + SEATS + seat]!,
    };
  }
}
