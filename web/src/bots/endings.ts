/** Endings that are solved: all best moves of a position (`medici.bots.solve.ending_solver`). */
import type { Description } from './description.ts';
import type { NetworkRules } from './lookahead.ts';
import type { Memory } from './memory.ts';

const LAST_DAY = 2; // days are counted from 0
const MOST_PLAYERS = 2;

export class Endings {
  private readonly description: Description;
  private readonly rules: NetworkRules;
  private readonly memory: Memory;
  private tree: readonly number[] | undefined; // as a rule takes it; few games need it
  private out = 0;

  constructor(description: Description, rules: NetworkRules, memory: Memory) {
    this.description = description;
    this.rules = rules;
    this.memory = memory;
  }

  /** All best moves in a position; none if it is no ending, or has more states than that. */
  best(position: Uint8Array, states: number): number[] {
    const { memory, rules } = this;
    const { state, most_legal } = this.description.game;
    this.tree ??= this.layOut();
    const t = this.tree[0]!;
    memory.bytes(t, state.size).set(position);
    if (memory.get(state, t, 'players') > MOST_PLAYERS) return [];
    if (memory.get(state, t, 'day') < LAST_DAY) return [];
    const count = rules.best_moves(...this.tree, states, this.out, most_legal);
    return Array.from(memory.integers(this.out, count), Number);
  }

  private layOut(): readonly number[] {
    const { memory } = this;
    const { depth, key, counts, places } = this.description.endings;
    const { state, most_legal: most } = this.description.game;
    const row = (count: number, bytes = 8): number[] => [memory.room(bytes * count), count];
    const grid = (rows: number, columns: number): number[] => [
      memory.room(8 * rows * columns),
      rows,
      columns,
    ];
    this.out = memory.room(8 * most);
    return [
      ...[row(depth, state.size), grid(depth, most)],
      ...[row(depth), row(depth), row(depth), row(depth), row(depth), row(depth)],
      ...[row(key), grid(places, 2), row(places), row(places, 1), grid(counts, most), row(most)],
    ].flat();
  }
}
