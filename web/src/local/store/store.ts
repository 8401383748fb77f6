/**
 * The tables of this browser and their logs. What is stored is durable before it counts; where
 * nothing can be stored, games go on in memory, and it is said once.
 */
import { t } from '$lib/text/i18n.svelte';
import { toast } from '$lib/page/toast.svelte';
import { answer, ASIDE, database, EVENTS, eventsOf, finished, TABLES } from './database';
import { isRow, Stale, whole, type LocalRow, type UnreadableReason } from './rows';
import { onTabHint, tell } from './tabs';

interface Entry {
  table: string;
  seq: number;
  body: string; // the event as JSON, as a server's log has it
}

/** What could not be stored yet. */
interface Pending {
  row: LocalRow;
  entries: Entry[];
}

const memory = new Map<string, Pending>();
let said = false;

/** The tables that can be read, those first that were used last. */
export async function rows(): Promise<LocalRow[]> {
  const all = new Map((await storedRows()).map((row) => [row.table, row]));
  for (const [table, { row }] of memory) all.set(table, row);
  return [...all.values()].sort((a, b) => b.updated - a.updated);
}

export async function rowOf(table: string): Promise<LocalRow | null> {
  const pending = memory.get(table);
  if (pending) return pending.row;
  const db = await maybe();
  const row: unknown = db && (await answer(db.transaction(TABLES).objectStore(TABLES).get(table)));
  return isRow(row) ? row : null;
}

/** The log of a table; null if there is no such table. One that is not whole is Damaged. */
export async function logOf(table: string): Promise<string[] | null> {
  const pending = memory.get(table);
  const db = await maybe();
  const stored: Entry[] = db
    ? await answer(db.transaction(EVENTS).objectStore(EVENTS).getAll(eventsOf(table)))
    : [];
  const row = await rowOf(table);
  if (!row) return null;
  return whole([...stored, ...(pending?.entries ?? [])], row.seq);
}

/** Add events after the last one; Stale if another tab was first. The row is how it stands then. */
export async function append(row: LocalRow, after: number, bodies: string[]): Promise<void> {
  const { table } = row;
  const before = memory.get(table)?.entries ?? [];
  const fresh = bodies.map((body, at) => ({ table, seq: after + 1 + at, body }));
  const pending: Pending = { row, entries: [...before, ...fresh] };
  try {
    await write(await database(), pending);
    memory.delete(table);
  } catch (thrown) {
    if (thrown instanceof Stale) throw thrown;
    memory.set(table, pending);
    complain(thrown);
  }
  tell({ table, seq: row.seq });
}

async function write(db: IDBDatabase, { row, entries }: Pending): Promise<void> {
  const transaction = db.transaction([TABLES, EVENTS], 'readwrite', { durability: 'strict' });
  const tables = transaction.objectStore(TABLES);
  const known = (await answer(tables.get(row.table))) as LocalRow | undefined;
  const first = entries[0]?.seq ?? row.seq + 1;
  if ((known?.seq ?? 0) !== first - 1) {
    transaction.abort();
    throw new Stale(`expected the table at ${first - 1}; got ${known?.seq ?? 0}`);
  }
  const done = finished(transaction);
  for (const entry of entries) transaction.objectStore(EVENTS).add(entry);
  tables.put(row);
  await done;
}

/** Forget a table. */
export async function remove(table: string): Promise<void> {
  memory.delete(table);
  const db = await maybe();
  if (db) {
    const transaction = db.transaction([TABLES, EVENTS], 'readwrite');
    transaction.objectStore(TABLES).delete(table);
    transaction.objectStore(EVENTS).delete(eventsOf(table));
    await finished(transaction);
  }
  tell({ table, seq: 0 });
}

/** Take a table that cannot be read off the list; nothing of it is deleted. */
export async function setAside(table: string, why: UnreadableReason): Promise<void> {
  const row = await rowOf(table);
  const pending = memory.get(table);
  const db = await maybe();
  if (!db) return;
  const transaction = db.transaction([TABLES, EVENTS, ASIDE], 'readwrite');
  for (const entry of pending?.entries ?? []) transaction.objectStore(EVENTS).put(entry);
  transaction.objectStore(TABLES).delete(table);
  transaction.objectStore(ASIDE).put({ key: table, at: Date.now() / 1000, why, row });
  await finished(transaction);
  memory.delete(table);
  tell({ table, seq: 0 });
}

/** Hear of changes that other tabs have made; the answer stops it. */
export const listen = onTabHint;

/** Every row that can be read; rows and logs that lack their other half are set aside. */
async function storedRows(): Promise<LocalRow[]> {
  const db = await maybe();
  if (!db) return [];
  const reading = db.transaction([TABLES, EVENTS, ASIDE]);
  const [found, logs, aside] = await Promise.all([
    answer(reading.objectStore(TABLES).getAll()) as Promise<unknown[]>,
    tablesWithEvents(reading.objectStore(EVENTS)),
    answer(reading.objectStore(ASIDE).getAllKeys()),
  ]);
  const good = found.filter(isRow);
  const known = new Set<IDBValidKey>([...good.map((row) => row.table), ...aside]);
  for (const row of found) if (!isRow(row)) await setAside(keyOf(row), { fault: 'row' });
  for (const table of logs) if (!known.has(table)) await setAside(table, { fault: 'row' });
  return good;
}

const keyOf = (row: unknown): string => (row as LocalRow).table;

async function tablesWithEvents(events: IDBObjectStore): Promise<string[]> {
  const request = events.index('table').openKeyCursor(null, 'nextunique');
  const found: string[] = [];
  return new Promise((done, failed) => {
    request.onerror = () => failed(request.error ?? new Error('no answer'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return done(found);
      found.push(String(cursor.key));
      cursor.continue();
    };
  });
}

/** The database, where there is one. */
async function maybe(): Promise<IDBDatabase | null> {
  try {
    return await database();
  } catch (thrown) {
    complain(thrown);
    return null;
  }
}

/** Say once that nothing is kept, and why. */
function complain(thrown: unknown): void {
  if (said) return;
  said = true;
  const full = thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
  toast(t(full ? 'local-full' : 'local-refused'), 'problem');
}
