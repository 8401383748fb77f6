/** The house of a table in this browser: it decides, stores, folds and tells, as a server does. */
import { decide, tableFrom, toEvent } from '$lib/live/python-table';
import { Player } from '$medici/online/tables/commands.js';
import { makes_stale } from '$medici/online/tables/events.js';
import type { LiveTable } from '$medici/online/tables/live.js';
import { terms_of_rematch } from '$medici/online/tables/terms.js';
import { plain } from '$python/runtime.js';
import { ApiError, problem } from '$lib/server/api';
import { recall, remember } from '$lib/device/storage';
import type { Connection, Listener } from '$lib/live/connection';
import type { Command, TableEvent } from '$wire';
import { Bots } from './bots';
import type { Chance } from '$medici/online/tables/chance.js';
import { chance } from './chance';
import { asText, HERE, createLocalTable, now, rowAfter } from './create';
import { Damaged, Stale, type LocalRow } from '../store/rows';
import { append, listen, logOf, rowOf, setAside } from '../store/store';
import type { Hint } from '../store/tabs';

const TRIES = 3; // of a command, when another tab stores events at the same time
const ASKED = 'medici-persist'; // whether the browser was asked to keep what we store

export class LocalHost implements Connection {
  readonly local = true;
  #table: LiveTable | null = null;
  #row: LocalRow | null = null;
  #settled = 0; // the last event that was not merely talk
  #turn: Promise<unknown> = Promise.resolve(); // commands come one after the other
  #bots: Bots;
  #deaf: () => void;
  #closed = false;

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    this.#bots = new Bots(id, {
      table: () => (this.#closed ? null : this.#table),
      settled: () => this.#settled,
      rested: async () => this.listener.rested?.(),
      command: (command, seq) => this.#inTurn(() => this.#carryOut(command, null, seq)),
    });
    this.#deaf = listen((hint) => this.#hint(hint));
    this.reconnect();
  }

  /** Carry a command out; it is done once its events are stored. */
  async command(command: Command, seq?: number): Promise<void> {
    await this.#inTurn(() => this.#carryOut(command, this.#person(), seq));
    if (command.type === 'move') void askToPersist();
  }

  /** Tell what the page has not heard of, perhaps everything. */
  reconnect(): void {
    void this.#inTurn(() => this.#open()).catch((thrown: unknown) => this.#fail(problem(thrown)));
  }

  close(): void {
    this.#closed = true;
    this.#deaf();
    this.#bots.close();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work, work);
    this.#turn = done.catch(() => {});
    return done;
  }

  #person(): Player {
    return new Player(HERE, this.#row?.host ?? '');
  }

  /** Read the log, and tell what the page has not heard of. */
  async #open(): Promise<void> {
    const log = await this.#read();
    this.listener.status('live');
    this.#tell(log);
    this.#bots.arrange();
  }

  /** The log as it is stored, made into a table. One that cannot be read is set aside. */
  async #read(): Promise<TableEvent[]> {
    try {
      const texts = await logOf(this.id);
      this.#row = await rowOf(this.id);
      if (!texts || !this.#row) throw new ApiError('no-table', `no table ${this.id} here`);
      const log = texts.map((text) => JSON.parse(text) as TableEvent);
      this.#table = folded(log, await chanceOf(this.#row));
      this.#settled = log.findLastIndex(isSettling) + 1;
      return log;
    } catch (thrown) {
      if (!(thrown instanceof Damaged)) throw thrown;
      await setAside(this.id, thrown.why);
      throw new ApiError('damaged', thrown.message);
    }
  }

  async #carryOut(command: Command, by: Player | null, seq?: number): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      try {
        await this.#store(command, by, seq);
        return;
      } catch (thrown) {
        if (!(thrown instanceof Stale)) throw thrown;
        await this.#open(); // another tab was first
      }
    }
    throw new ApiError('stale', 'the table keeps changing; try again');
  }

  async #store(command: Command, by: Player | null, seq?: number): Promise<void> {
    const table = this.#table;
    if (!table || this.#closed) throw new ApiError('unavailable', 'the table is not open');
    if (this.#row?.online) throw new ApiError('over', 'the game goes on at the server');
    if (seq !== undefined && command.type !== 'chat' && (seq < this.#settled || seq > table.seq))
      throw new ApiError('stale', `expected the table at ${table.seq}; got ${seq}`);
    const next = command.type === 'rematch' ? await this.#layAgain(table) : null;
    const after = table.seq;
    const events = decide(table, command, by, now(), next);
    for (const event of events) table.apply(toEvent(event));
    const row = rowAfter(table, this.#row);
    await append(row, after, events.map(asText));
    this.#row = row;
    if (events.some(isSettling)) this.#settled = table.seq;
    this.#tell(events);
    this.#bots.arrange();
  }

  /** The same round once more, seated and begun; the id of its table. */
  #layAgain(table: LiveTable): Promise<string> {
    const seats = (this.#row?.seats ?? []).flatMap(({ name, yours }, seat) =>
      yours && name ? [{ seat, name }] : [],
    );
    return createLocalTable(plain(terms_of_rematch(table)), seats, this.#row?.host ?? '');
  }

  /** Tell the page what it has not heard of; these are the last events of the table. */
  #tell(last: TableEvent[]): void {
    const table = this.#table;
    if (!table || this.#closed) return;
    const first = table.seq - last.length + 1;
    const events = last.slice(Math.max(0, (this.listener.seq() ?? 0) + 1 - first));
    const from = table.seq - events.length + 1;
    const [, deadline] = table.due() ?? [null, null];
    const turn = { actor: table.actor(), clocks: table.clocks, deadline };
    this.listener.heard({ type: 'events', from, events, ...turn, you: HERE });
  }

  /** Another tab says how far the table has come. */
  #hint({ table }: Hint): void {
    if (table === this.id && !this.#closed) this.reconnect();
  }

  #fail(error: ApiError): void {
    if (this.#closed) return;
    this.close();
    this.listener.failed(error);
  }
}

/** Whether others have to look again before they move. */
const isSettling = (event: TableEvent): boolean => makes_stale(toEvent(event));

/** What decides chance at a table: of a deal its secret. */
async function chanceOf({ deal }: LocalRow): Promise<Chance> {
  if (!deal?.secret) return chance;
  return (await import('../deals/chance')).dealChance(deal.deal, deal.secret);
}

/** The table that a log makes; Damaged says which event could not have happened. */
function folded(log: TableEvent[], chance: Chance): LiveTable {
  let seq = 1;
  try {
    const table = tableFrom(log.slice(0, 1), chance);
    for (const event of log.slice(1)) {
      seq += 1;
      table.apply(toEvent(event));
    }
    return table;
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Damaged({ fault: 'fold', seq, detail });
  }
}

/** Ask the browser once not to clear what is stored: now there is a game worth keeping. */
async function askToPersist(): Promise<void> {
  if (recall(ASKED)) return;
  remember(ASKED, true);
  await navigator.storage?.persist?.().catch(() => false);
}
