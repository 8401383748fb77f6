/** A table that is followed by its events: they are played on here, and make the steps to show. */
import { Following, sceneOf } from './house/game';
import { HouseTable } from './house/table';
import type { Events, Scene, Step, TableView } from './wire-types';

const LONGEST = 60; // moves that were missed and are worth showing one by one

/** What a message has led to. */
export interface News {
  view: TableView;
  scene: Scene | null; // what lies on the table now; null until the game begins
  fresh: Step[]; // the steps that are new
  jump: boolean; // whether they are too many to be shown, and have no scenes
  undone: boolean; // whether the log was cut back before them
}

/** What was heard does not fit what is known: all of it must be heard again. */
export class Misfit extends Error {}

export class Follower {
  #table: HouseTable | null = null;
  #following = new Following();
  #you: string | null = null;
  #moves: number | null = null; // that have been told of; null before the first news

  /** The last event that was heard; null before the first. */
  get seq(): number | null {
    return this.#table?.seq ?? null;
  }

  /** Every step so far, without its scene. */
  get log(): Step[] {
    return this.#following.log;
  }

  /** Take a message in; null if there is more to come. */
  hear(message: Events): News | null {
    if (message.you !== undefined) this.#you = message.you;
    const table = this.#play(message);
    if (message.more) return null;
    if (table.actor !== message.actor)
      throw new Misfit(`expected seat ${message.actor} to act; got seat ${table.actor}`);
    const game = table.game;
    const moves = game?.moves.length ?? 0;
    const jump = this.#moves === null || moves - this.#moves > LONGEST;
    this.#moves = moves;
    const news = game ? this.#following.goOn(game, !jump) : { fresh: [], undone: false };
    const seen = table.view(this.#you === null ? null : { id: this.#you, name: '' });
    const { clocks, deadline } = message; // the server's clock has the last word
    return { view: { ...seen, clocks, deadline }, scene: game && sceneOf(game), jump, ...news };
  }

  /** Play the events on that are new. */
  #play({ from, events }: Events): HouseTable {
    if (from === 1) {
      this.#table = this.#moves = null; // the house does not know what we knew
      this.#following = new Following();
    }
    const seq = this.#table?.seq ?? 0;
    if (from > seq + 1) throw new Misfit(`expected event ${seq + 1}; got event ${from}`);
    const fresh = events.slice(seq + 1 - from);
    try {
      if (!this.#table) return (this.#table = HouseTable.from(fresh));
      for (const event of fresh) this.#table.apply(event);
    } catch (thrown) {
      throw new Misfit(thrown instanceof Error ? thrown.message : String(thrown));
    }
    return this.#table;
  }
}
