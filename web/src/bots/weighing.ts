/** Moves tried out in common futures (`medici.bots.weighing`). */
import type { Engine } from './engine.ts';

export const SEATS = 6; // that the ends of futures have room for
const ACQUAINTED = 8; // futures with the same people: so few that they can be taken for independent

export class Weighing {
  private readonly engine: Engine;
  private ends = 0; // where the ends of futures are written,
  private room = 0; // and how many numbers have room there

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /**
   * Play each of these moves of the engine's position in so many futures, the same for all. Future
   * by future and move by move: the seats' parts of the victory, then their totals.
   */
  play(actions: readonly number[], futures: number, seed: number | bigint): number[] {
    const { engine } = this;
    const { memory, rules, search } = engine;
    const wide = actions.length * 2 * SEATS;
    if (futures * wide > this.room) {
      this.room = futures * wide;
      this.ends = memory.room(8 * this.room);
    }
    search.prepare(engine.table, actions, engine.get('players'), seed);
    for (let done = 0; done < futures; done += ACQUAINTED) {
      if (done > 0 && !search.known) search.meet();
      const few = Math.min(ACQUAINTED, futures - done);
      rules.weigh!(...search.everything, actions.length, done, few, this.ends, futures, wide);
    }
    return Array.from(memory.floats(this.ends, futures * wide));
  }
}
