/** What could not be read: it is listed, can be taken along, and goes only when somebody says so. */
import { answer, ASIDE, database, deleteShelf, EVENTS, eventsOf, finished, lostShelves, shelfContent } from './database'; // prettier-ignore
import type { UnreadableTable } from './rows';

export async function listUnreadable(): Promise<UnreadableTable[]> {
  let tables: UnreadableTable[] = [];
  try {
    const db = await database();
    tables = (await answer(db.transaction(ASIDE).objectStore(ASIDE).getAll())) as UnreadableTable[];
  } catch {
    // where nothing can be kept, nothing can be damaged
  }
  return [...lostShelves(), ...tables].sort((a, b) => b.at - a.at);
}

/** Everything that there is of it, for a file. */
export async function contentOf(aside: UnreadableTable): Promise<unknown> {
  if (aside.why.fault === 'store') return { ...aside, content: await shelfContent(aside.key) };
  const db = await database();
  const events: unknown[] = await answer(
    db.transaction(EVENTS).objectStore(EVENTS).getAll(eventsOf(aside.key)),
  );
  return { ...aside, events };
}

export async function discard(aside: UnreadableTable): Promise<void> {
  if (aside.why.fault === 'store') return deleteShelf(aside.key);
  const db = await database();
  const transaction = db.transaction([EVENTS, ASIDE], 'readwrite');
  transaction.objectStore(EVENTS).delete(eventsOf(aside.key));
  transaction.objectStore(ASIDE).delete(aside.key);
  return finished(transaction);
}
