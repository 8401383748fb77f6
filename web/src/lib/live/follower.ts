/** A table that is followed by its events: they are played on here, and make the steps to show. */
import { Player } from '$medici/online/tables/commands.js';
import type { LiveTable } from '$medici/online/tables/live.js';
import { Following, step } from '$medici/presentation/playback/step.js';
import { scene } from '$medici/presentation/scene.js';
import { scene_before_scoring } from '$medici/presentation/scene/before_scoring.js';
import type { Game } from '$medici/record/game.js';
import { plain } from '$python/runtime.js';
import { tableFrom, toEvent } from './python-table';
import type { Events, Line, Scene, Step, TableEvent, TableView } from '$wire';

const LONGEST = 60; // moves that were missed and are worth showing one by one

/** Somebody left a seat to another, or came back to it. */
export interface SeatHandover {
  after: number; // so many moves
  seat: number;
  who: string | null; // who plays there now; null: the person again
}

/** What a message has led to. */
export interface News {
  view: TableView;
  scene: Scene | null; // what lies on the table now; null until the game begins
  fresh: Step[]; // the steps that are new
  jump: boolean; // whether they are too many to be shown, and have no scenes
  undone: boolean; // whether the log was cut back before them
}

/** A decision that was taken back: the log goes on to tell of it. */
export interface UndoneDecision {
  after: number; // so many steps
  seat: number;
  told: Line[];
}

/** What was heard does not fit what is known: all of it must be heard again. */
export class OutOfSync extends Error {}

export class Follower {
  #table: LiveTable | null = null;
  #following = new Following();
  #taken: UndoneDecision[] = [];
  #you: string | null = null;
  readonly comings: SeatHandover[] = []; // and goings, during the game
  #moves: number | null = null; // that have been told of; null before the first news

  /** The last event that was heard; null before the first. */
  get seq(): number | null {
    return this.#table?.seq ?? null;
  }

  /** The game as it stands; null until it begins. */
  get game(): Game | null {
    return this.#table?.game ?? null;
  }

  /** Every step so far, without its scene. */
  get log(): Step[] {
    return plain(this.#following.log);
  }

  /** What was taken back so far, in the order in which it was. */
  get taken(): UndoneDecision[] {
    return this.#taken;
  }

  /** A step that ended a day, with what lay on the table before it was counted. */
  day(ended: Step): Step {
    const game = this.#table?.game;
    if (!game) return ended;
    const loaded = scene_before_scoring(game.before(ended.n - 1), game.before(ended.n));
    return { ...ended, loaded: plain(loaded) };
  }

  /** Take a message in; null if there is more to come. */
  hear(message: Events): News | null {
    if (message.you !== undefined) this.#you = message.you;
    const table = this.#play(message);
    if (message.more) return null;
    const actor = table.actor();
    if (actor !== message.actor)
      throw new OutOfSync(`expected seat ${message.actor} to act; got seat ${actor}`);
    const game = table.game;
    const moves = game?.moves.length ?? 0;
    const jump = this.#moves === null || moves - this.#moves > LONGEST;
    this.#moves = moves;
    const [fresh, undone] = game ? this.#following.go_on(game, !jump) : [[], false];
    const seen = plain(table.view(this.#you === null ? null : new Player(this.#you, '')));
    const { clocks, deadline } = message; // the server's clock has the last word
    const view = { ...seen, clocks, deadline };
    return { view, scene: game && plain(scene(game)), jump, fresh: plain(fresh), undone };
  }

  /** Play the events on that are new. */
  #play({ from, events }: Events): LiveTable {
    if (from === 1) {
      this.#table = this.#moves = null; // the house does not know what we knew
      this.#following = new Following();
      this.#taken = [];
      this.comings.length = 0;
    }
    const seq = this.#table?.seq ?? 0;
    if (from > seq + 1) throw new OutOfSync(`expected event ${seq + 1}; got event ${from}`);
    const fresh = events.slice(seq + 1 - from);
    try {
      const known = this.#table !== null;
      const table = (this.#table ??= tableFrom(fresh.slice(0, 1)));
      for (const event of known ? fresh : fresh.slice(1)) {
        this.#note(table, event);
        table.apply(toEvent(event));
        if (event.type !== 'bot-took-over' && event.type !== 'player-returned') continue;
        const who = table.seats[event.seat]?.stand_in ?? null;
        this.comings.push({ after: table.game?.moves.length ?? 0, seat: event.seat, who });
      }
      return table;
    } catch (thrown) {
      throw new OutOfSync(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  /** Keep the words of a decision that is about to be taken back. */
  #note({ game }: LiveTable, event: TableEvent): void {
    if (event.type !== 'undone' || !game) return;
    const { seat, moves } = event;
    const before = this.#taken.map((back) => ({ ...back, after: Math.min(back.after, moves) }));
    const { told } = plain(step(game.before(moves), game.before(moves + 1)));
    this.#taken = [...before, { after: moves, seat, told }];
  }
}
