/** Futures that analyses ask for: which module plays them, and how (`medici.bots.search.futures`). */
import type { Exports } from './description.ts';
import type { Engine } from './engine.ts';
import type { Memory } from './memory.ts';
import { seeded } from './search.ts';

/** A module that plays futures: its memory, its rules, and the search that they take. */
interface FuturePlayers {
  memory: Memory;
  rules: Pick<Exports, 'evaluate_moves' | 'evaluate_lot'>;
  search: readonly number[];
}

/**
 * What the futures of the engine's position are played with: by the network, if there is one that
 * has learned such games, else by the heuristic.
 */
export function futuresOf(
  engine: Engine,
  actions: readonly number[],
  seed: number | bigint,
): FuturePlayers {
  const { network, search } = engine;
  if (!engine.known || !network) {
    search.prepare(engine.table, actions, engine.get('players'), seed);
    return { memory: engine.memory, rules: engine.rules, search: search.arguments };
  }
  const { lookahead, memory, rules } = network;
  const state = engine.state();
  memory.bytes(lookahead.tables, state.length).set(state);
  memory.words(lookahead.sources, 2).set([seeded(seed), 0n]);
  memory.integers(lookahead.actions, actions.length).set(actions.map(BigInt));
  return { memory, rules, search: [...lookahead.search, engine.game.horizon] };
}
