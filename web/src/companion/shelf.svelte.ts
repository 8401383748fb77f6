/** The games of a real table that this device keeps, in local storage, each under its own key. */
import { played } from '$lib/records/record';
import { read_sheet } from '$medici/interfaces/companion/read.js';
import { reckon } from '$medici/interfaces/companion/reckon.js';
import { new_sheet } from '$medici/interfaces/companion/sheet.js';
import { fromPlain, plain } from '$python/runtime.js';
import { forgetText, keptText, keysWith, recallText } from '$lib/device/storage';
import type { Actor, Game, Line, Options, Result, ScoreSheet } from '$wire';

/** Who made a move, and which. */
export type Move = [Exclude<Actor, null>, string];

/** A bare record: the moves alone, from which everything follows. */
export interface BareRecord {
  format: 'medici-record/1';
  game: Game;
  players: string[];
  options: Options;
  moves: Move[];
}

/** An entry after a correction that does not fit until something else is entered. */
export interface Waiting {
  actor: Move[0];
  text: string;
  told: Line[];
}

/** A recording before a change that was more than one entry: undo puts it back. */
export interface Past {
  moves: Move[];
  waiting: Waiting[];
  after: number; // how many entries there were once it was changed
}

interface Common {
  id: string;
  begun: number; // seconds since 1970
  changed: number;
}
export interface KeptSheet extends Common {
  kind: 'sheet';
  sheet: ScoreSheet;
  past?: ScoreSheet[]; // as it was before each of the last changes
}
export interface KeptRecord extends Common {
  kind: 'record';
  record: BareRecord;
  bots: (string | null)[]; // the level of the bot in each seat
  over: boolean;
  waiting?: Waiting[];
  past?: Past[];
}
export type SavedEntry = KeptSheet | KeptRecord;

/** What could not be read: set aside as it is. */
export interface UnreadableSheet {
  key: string;
  text: string;
}

const START = 'medici-companion-';
const ASIDE = 'medici-aside-companion-';

const now = (): number => Math.floor(Date.now() / 1000);

class Shelf {
  all: SavedEntry[] = $state.raw([]);
  aside: UnreadableSheet[] = $state.raw([]);
  full = $state(false); // there was no room for the last change: it is in memory only

  constructor() {
    this.read();
  }

  /** Read everything again; what is damaged is set aside under another key. */
  read(): void {
    const all: SavedEntry[] = [];
    for (const key of keysWith(START)) {
      const text = recallText(key) ?? '';
      try {
        all.push(sound(JSON.parse(text)));
      } catch (thrown) {
        console.info(`${key} was set aside: ${thrown instanceof Error ? thrown.message : thrown}`);
        if (keptText(`${ASIDE}${key.slice(START.length)}-${now()}`, text)) forgetText(key);
      }
    }
    this.all = all.sort((a, b) => b.changed - a.changed);
    this.aside = keysWith(ASIDE).map((key) => ({ key, text: recallText(key) ?? '' }));
  }

  find(id: string | null): SavedEntry | undefined {
    return this.all.find((kept) => kept.id === id);
  }

  /** Keep a game as it now stands; without room it stays in memory. */
  keep(kept: SavedEntry): void {
    const fresh = { ...kept, changed: now() };
    this.all = [fresh, ...this.all.filter(({ id }) => id !== kept.id)];
    this.full = !keptText(START + kept.id, JSON.stringify(fresh));
  }

  addSheet(sheet: ScoreSheet): string {
    const id = freshId();
    this.keep({ kind: 'sheet', id, begun: now(), changed: now(), sheet });
    return id;
  }

  addRecord(record: BareRecord, bots: (string | null)[]): string {
    const id = freshId();
    this.keep({ kind: 'record', id, begun: now(), changed: now(), record, bots, over: false });
    return id;
  }

  /** The same people at the same game once more; the id of the new one. */
  again(kept: SavedEntry): string {
    if (kept.kind === 'sheet') {
      const { game, players, options } = kept.sheet;
      return this.addSheet(plain(new_sheet(game, players, fromPlain(options))));
    }
    return this.addRecord({ ...kept.record, moves: [] }, kept.bots);
  }

  drop(id: string): void {
    this.all = this.all.filter((kept) => kept.id !== id);
    forgetText(START + id);
  }

  dropAside(key: string): void {
    this.aside = this.aside.filter((one) => one.key !== key);
    forgetText(key);
  }
}

const freshId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

/** What was stored, if it is a game of ours that can be gone on with; otherwise it throws. */
function sound(stored: unknown): SavedEntry {
  const { kind, id, begun, changed, sheet, record, bots, waiting, past } = stored as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string' || typeof begun !== 'number' || typeof changed !== 'number') {
    throw new Error('expected an id and its times');
  }
  if (kind === 'sheet')
    return {
      ...{ kind, id, begun, changed, sheet: plain(read_sheet(fromPlain(sheet))) },
      past: listed<ScoreSheet>(past),
    };
  if (kind !== 'record' || !Array.isArray(bots)) throw new Error('expected a sheet or a record');
  const game = played(record as Record<string, unknown>);
  const known = bots.map((bot) => (typeof bot === 'string' ? bot : null));
  return {
    ...{ kind, id, begun, changed, record: record as BareRecord, bots: known, over: game.over },
    waiting: listed<Waiting>(waiting),
    past: listed<Past>(past),
  };
}

const listed = <T>(stored: unknown): T[] => (Array.isArray(stored) ? (stored as T[]) : []);

export const gameOf = (kept: SavedEntry): Game =>
  kept.kind === 'sheet' ? kept.sheet.game : kept.record.game;
export const playersOf = (kept: SavedEntry): string[] =>
  kept.kind === 'sheet' ? kept.sheet.players : kept.record.players;
export const isOver = (kept: SavedEntry): boolean =>
  kept.kind === 'sheet' ? kept.sheet.scored === kept.sheet.days.length : kept.over;

/** Who has won a game that is over, and what everybody has. */
export function resultOf(kept: SavedEntry): Pick<Result, 'scores' | 'winners'> | null {
  if (!isOver(kept)) return null;
  const whole =
    kept.kind === 'sheet'
      ? reckon(read_sheet(fromPlain(kept.sheet)))
      : played(kept.record as unknown as Record<string, unknown>);
  return { scores: plain(whole.scores), winners: plain(whole.winners) };
}

export const shelf = new Shelf();
