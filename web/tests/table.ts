/** A table and its steps, as small as the types allow. */
import type { CardScene, Scored, Step, TableView } from '$lib/wire-types';

const none = { cloth: [], fur: [], grain: [], dye: [], spice: [] };

export function scene(deck: number): CardScene {
  return {
    game: 'card',
    players: 2,
    day: 1,
    phase: 'turn',
    actor: 0,
    on_turn: 0,
    revealed: 0,
    most_reveals: 3,
    deck,
    market: [],
    reach: 0,
    ships: [],
    florins: [0, 0],
    icons: none,
    aboard: none,
    monopolies: [],
    unseen: {},
  };
}

/** Step n; its scene has n as the size of the deck, so that it can be told. */
export function step(n: number, more: Partial<Step> = {}): Step {
  return { n, seat: 1, move: `take ${n}`, told: [], scene: scene(n), ...more };
}

export const scored = (day: number): Scored => ({
  day,
  figures: { values: [], ship: [], goods: none, bonus: none, totals: [] },
  ships: [],
  goods: none,
  totals: [],
});

export function view(seq: number, moves: number, more: Partial<TableView> = {}): TableView {
  return {
    table: 't1',
    seq,
    game: 'card',
    options: {},
    public: false,
    host: 'Ada',
    yours: true,
    seats: [],
    phase: 'running',
    clock: { kind: 'none', seconds: 0, increment: 0 },
    clocks: null,
    deadline: null,
    actor: 0,
    legal: ['take 1', 'reveal'],
    can_undo: true,
    moves,
    days: [],
    result: null,
    commitment: '',
    chat: [],
    pace: null,
    rematch: null,
    scene: scene(moves),
    ...more,
  };
}

export const update = (seq: number, moves: number, steps: Step[], undone = false) => ({
  type: 'update',
  seq,
  table: view(seq, moves),
  steps,
  undone,
});
