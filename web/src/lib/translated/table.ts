/** A table as the house has it: the sum of its events. It follows those of others, or decides. */
import { Command as Commands, Player as PlayerKind } from '$medici/online/tables/commands.js';
import { TableError } from '$medici/online/tables/errors.js';
import { Event as Events, makes_stale as makesStale } from '$medici/online/tables/events.js';
import { LiveTable } from '$medici/online/tables/live.js';
import { Terms as TermsKind, terms_of_rematch } from '$medici/online/tables/terms.js';
import { plain, struct } from '$python/runtime.js';
import { ApiError } from '../server/api';
import type { Command, TableEvent, TableView, Terms } from '$wire';
import type { Options, Played } from './game';

export type { TableEvent };

export interface Person {
  id: string;
  name: string;
}

/** Chance in the hands of a house: see medici.online.tables.chance. */
export interface Chance {
  commitment(): string;
  nature(table: string, seeds: string[]): { choose(game: Played, number: number): number };
  published(): string;
}

/** What is used of medici.online.tables.LiveTable. */
interface Inner {
  id: string;
  created: { options: unknown };
  seq: number;
  phase: 'open' | 'running' | 'over' | 'cancelled';
  game: Played | null;
  seats: { bot: string | null; stand_in: string | null; lost_by: string | null }[];
  clocks: number[] | null;
  due(): [number, number] | null;
  actor(): number | null;
  bot_to_move(): number | null;
  apply(event: unknown): void;
  decide(...asked: unknown[]): unknown[];
  view(of: unknown): unknown;
}

export class HouseTable {
  #inner: Inner;

  private constructor(inner: Inner) {
    this.#inner = inner;
  }

  /** Lay a table, with bots in their seats; the events have been applied to it. */
  static lay(
    id: string,
    terms: Terms,
    by: Person,
    chance: Chance,
    now: number,
  ): [HouseTable, TableEvent[]] {
    return asking(() => {
      const asked = struct(TermsKind, terms);
      const [inner, events] = LiveTable.create(id, asked, person(by), chance, now);
      return [new HouseTable(inner as Inner), (events as unknown[]).map(plain) as TableEvent[]];
    });
  }

  /** The table that events make; only with chance in hand can it decide. */
  static from(events: TableEvent[], chance: Chance | null = null): HouseTable {
    return new HouseTable(LiveTable.from_events(events.map(happened), chance) as Inner);
  }

  get id(): string {
    return this.#inner.id;
  }
  /** The number of the last event. */
  get seq(): number {
    return this.#inner.seq;
  }
  get phase(): 'open' | 'running' | 'over' | 'cancelled' {
    return this.#inner.phase;
  }
  get game(): Played | null {
    return this.#inner.game;
  }
  /** The seat to act, while the game runs. */
  get actor(): number | null {
    return this.#inner.actor();
  }
  /** The seat to act, if a bot plays it, and which bot. */
  get botToMove(): { seat: number; bot: string } | null {
    const seat = this.#inner.bot_to_move();
    const bot = seat === null ? null : (this.#inner.seats[seat]?.bot ?? null);
    return seat === null || bot === null ? null : { seat, bot };
  }

  /** Who plays in a seat for somebody else. */
  standIn(seat: number): string | null {
    return this.#inner.seats[seat]?.stand_in ?? null;
  }

  /** Whether a bot plays a seat since its person's time was up. */
  late(seat: number): boolean {
    return this.#inner.seats[seat]?.lost_by === 'clock';
  }

  /** The bot that plays a seat, if one does. */
  botIn(seat: number): string | null {
    return this.#inner.seats[seat]?.bot ?? null;
  }
  /** The options of the game. */
  get options(): Options {
    return plain(this.#inner.created.options) as Options;
  }

  /** What each seat had when the turn began. */
  get clocks(): number[] | null {
    return this.#inner.clocks && [...this.#inner.clocks];
  }
  /** Whose clock runs, and when it will have run out. */
  get due(): { seat: number; at: number } | null {
    const due = this.#inner.due();
    return due && { seat: due[0], at: due[1] };
  }

  apply(event: TableEvent): void {
    this.#inner.apply(happened(event));
  }

  /** What a command leads to, refused with an ApiError; nobody means the house itself. */
  decide(
    command: Command,
    by: Person | null,
    now: number,
    newTable: string | null = null,
  ): TableEvent[] {
    return asking(() => {
      const asked = struct(Commands, command);
      const events = this.#inner.decide(asked, by && person(by), now, null, newTable);
      return events.map(plain) as TableEvent[];
    });
  }

  /** What somebody, or an onlooker, may see. */
  view(of: Person | null): TableView {
    return plain(this.#inner.view(of && person(of))) as TableView;
  }

  /** The same table once more. */
  rematchTerms(): Terms {
    return plain(terms_of_rematch(this.#inner)) as Terms;
  }
}

const person = ({ id, name }: Person) => new PlayerKind(id, name);
const happened = (event: TableEvent) => struct(Events, event);

/** Whether others have to look again before they move. */
export const settles = (event: TableEvent): boolean => makesStale(happened(event)) as boolean;

function asking<T>(ask: () => T): T {
  try {
    return ask();
  } catch (thrown) {
    if (!(thrown instanceof TableError)) throw thrown;
    const { code, message } = thrown as { code: string; message: string };
    throw new ApiError(code, message);
  }
}
