/** The database of this browser: tables, their events, and what is set aside of them. */
import { recall, remember } from '$lib/device/storage';
import type { UnreadableTable } from './rows';

export const TABLES = 'tables'; // a row for each table
export const EVENTS = 'events'; // a row for each event, by [table, seq]
export const ASIDE = 'aside'; // tables that cannot be read; their events stay where they are
const VERSION = 1;
const NAME = 'medici-local';
const SHELF = 'medici-shelf'; // the number of the database in use: one that fails is left alone
const LOST = 'medici-lost'; // the databases that could not be opened
const REFUSED = ['SecurityError', 'InvalidStateError', 'NotAllowedError']; // nothing may be kept

/** The answer to a request of a database. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no answer'));
  });
}

/** Once everything in a transaction is durable. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('aborted'));
  });
}

/** All events of a table. */
export const eventsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

let opening: Promise<IDBDatabase> | null = null;

/** The database; it is opened once. Where nothing may be kept, this fails. */
export const database = (): Promise<IDBDatabase> => (opening ??= openShelf());

/** Open the database; one that is broken is put on the list of the lost, and a new one begun. */
async function openShelf(): Promise<IDBDatabase> {
  const shelf = Number(recall(SHELF) ?? 0);
  try {
    return await open(nameOf(shelf), VERSION);
  } catch (thrown) {
    const { name, message } = thrown as DOMException;
    if (typeof indexedDB === 'undefined' || REFUSED.includes(name)) throw thrown;
    const lost: UnreadableTable = {
      key: nameOf(shelf),
      at: Date.now() / 1000,
      why: { fault: 'store', detail: message || name },
      row: null,
    };
    remember(LOST, [...lostShelves(), lost]);
    remember(SHELF, shelf + 1);
    return open(nameOf(shelf + 1), VERSION);
  }
}

const nameOf = (shelf: number): string => (shelf ? `${NAME}-${shelf}` : NAME);

/** Open a database as it is; with a version, one of ours. */
export function open(name: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    if (version) create(request.result);
    else request.transaction?.abort(); // there is none of this name
  };
  return answer(request).then((db) => {
    db.onversionchange = () => db.close();
    return db;
  });
}

function create(db: IDBDatabase): void {
  db.createObjectStore(TABLES, { keyPath: 'table' });
  db.createObjectStore(EVENTS, { keyPath: ['table', 'seq'] }).createIndex('table', 'table');
  db.createObjectStore(ASIDE, { keyPath: 'key' });
}

/** The databases that could not be opened. */
export function lostShelves(): UnreadableTable[] {
  const lost = recall(LOST);
  return Array.isArray(lost) ? (lost as UnreadableTable[]) : [];
}

/** Everything in a database that could not be opened before, if it can be now. */
export async function shelfContent(name: string): Promise<unknown> {
  const db = await open(name);
  const names = [...db.objectStoreNames];
  try {
    const reading = names.length ? db.transaction(names) : null;
    const all = names.map(async (store) => [
      store,
      reading ? await answer(reading.objectStore(store).getAll()) : [],
    ]);
    return Object.fromEntries(await Promise.all(all)) as unknown;
  } finally {
    db.close();
  }
}

export async function deleteShelf(name: string): Promise<void> {
  await answer(indexedDB.deleteDatabase(name));
  remember(
    LOST,
    lostShelves().filter(({ key }) => key !== name),
  );
}
