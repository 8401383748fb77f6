/** Steps as small as the types allow, and a house that plays real games for the tests. */
import type { Game as Played } from '$medici/record/game.js';
import { scene } from '$medici/presentation/scene.js';
import { plain } from '$python/runtime.js';
import { Player } from '$medici/online/tables/commands.js';
import type { LiveTable } from '$medici/online/tables/live.js';
import { createTable, decide, toEvent } from '$lib/live/python-table';
import type { Command, Events, Scored, Step, TableEvent, Terms } from '$wire';

/** What a page draws of a game. */
export const sceneOf = (game: Played) => plain(scene(game));

const none = { cloth: [], fur: [], grain: [], dye: [], spice: [] };

export function step(n: number, more: Partial<Step> = {}): Step {
  return { n, seat: 1, move: `take ${n}`, told: [], ...more };
}

export const scored = (day: number): Scored => ({
  day,
  figures: { values: [], ship: [], goods: none, bonus: none, totals: [] },
  ships: [],
  goods: none,
  totals: [],
});

/** Chance that is the same each time. */
const chance = {
  commitment: () => '',
  published: () => '',
  nature: () => ({
    choose({ book, state }: Played, number: number): number {
      return book.outcome(state, (number * 7919) % book.ways(state));
    },
  }),
};

export const ADA = new Player('p-ada', 'Ada');
export const BRUNO = new Player('p-bruno', 'Bruno');

/** A house with one table; what it says of it are the messages of a server. */
export class TestHouse {
  readonly log: TableEvent[];
  #table: LiveTable;
  #now = 1000;

  constructor(terms: Partial<Terms> = {}) {
    const asked = { game: 'card', players: 2, ...terms } as Terms;
    [this.#table, this.log] = createTable('t1', asked, ADA, chance, this.#now);
  }

  /** A game of two that has begun. */
  static playing(terms: Partial<Terms> = {}): TestHouse {
    const house = new TestHouse(terms);
    house.do({ type: 'join', seed: 'a' }, ADA);
    house.do({ type: 'join', seed: 'b' }, BRUNO);
    house.do({ type: 'start' }, ADA);
    return house;
  }

  get seq(): number {
    return this.log.length;
  }
  get game(): Played {
    const game = this.#table.game;
    if (!game) throw new Error('expected a game that has begun');
    return game;
  }
  get moves(): number {
    return this.game.moves.length;
  }
  /** Who is to act. */
  get actor(): Player {
    return this.#table.actor() === 0 ? ADA : BRUNO;
  }

  /** Carry a command out; what everybody is told. */
  do(command: Command, by: Player = this.actor): Events {
    const from = this.seq + 1;
    this.log.push(...decide(this.#table, command, by, ++this.#now));
    for (const event of this.log.slice(from - 1)) this.#table.apply(toEvent(event));
    return this.since(from - 1);
  }

  /** Make so many moves, or as many as it takes; what everybody is told, in one message. */
  play(enough: number | (() => boolean)): Events {
    const seq = this.seq;
    let left = typeof enough === 'number' ? enough : Infinity;
    const done = () => (typeof enough === 'number' ? left-- <= 0 : enough());
    while (this.#table.phase === 'running' && !done())
      this.do({ type: 'move', move: this.game.legal()[0] ?? '' });
    return this.since(seq);
  }

  /** What is told of all events after one. */
  since(seq: number, more: Partial<Events> = {}): Events {
    const actor = this.#table.actor();
    const events = this.log.slice(seq);
    return { type: 'events', from: seq + 1, events, actor, clocks: null, deadline: null, ...more };
  }

  /** What somebody is told who says hello. */
  welcome(you: Player | null = ADA, seq: unknown = null): Events {
    return this.since(typeof seq === 'number' ? seq : 0, { you: you?.id ?? null });
  }
}
