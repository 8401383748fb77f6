/** The server's public list of promises, followed from one's own promise to its end (docs/fair.md). */
import { recall, remember } from '../device/storage';
import { bytesOf, hex, sha256 } from './digests';
import type { Fault } from './fault';

interface Entry {
  n: number;
  at: number;
  type: string;
  table: string;
  commitment?: string;
  secret?: string;
  previous: string;
  hash: string;
}

/** What the list says of a promise. */
export interface LedgerFinding {
  state: 'listed' | 'long' | 'unknown' | 'broken'; // long: it was not followed to its end
  n: number; // the promise's number
  last: number; // how far the list was followed,
  head: string; // and its hash there
  fault?: Fault;
}

const HEAD = 'medici-list-head'; // the last entry that this browser has seen
const PAGE = 1000;
const MOST_PAGES = 20;
const PATIENCE = 15_000; // milliseconds for an answer

class Broken extends Error {
  constructor(
    readonly n: number,
    readonly expected: string,
    readonly got: string,
  ) {
    super(`entry ${n}: expected ${expected}; got ${got}`);
  }
}

/** Look a table's promise up, and follow the list from there, or from what was seen of it before. */
export async function listedAs(table: string, commitment: string): Promise<LedgerFinding> {
  const found: LedgerFinding = { state: 'unknown', n: 0, last: 0, head: '' };
  try {
    const digest = hex(await sha256(bytesOf(table)));
    const about = await entries(`table=${digest}`);
    const own = about.find(({ type }) => type === 'promise' || type === 'late');
    if (!own) throw new Broken(0, commitment, '');
    if (own.table !== digest || own.commitment !== commitment)
      throw new Broken(own.n, commitment, own.commitment ?? '');
    found.n = own.n;
    const seen = recall(HEAD) as { n: number; hash: string } | null;
    await follow(own, seen, found);
    remember(HEAD, { n: found.last, hash: found.head });
  } catch (thrown) {
    if (!(thrown instanceof Broken)) return found; // no answer shows nothing
    found.state = 'broken';
    found.fault = { what: 'list', move: thrown.n, expected: thrown.expected, got: thrown.got };
  }
  return found;
}

/** Go along the chain; whatever was seen of it must still be there. */
async function follow(
  own: Entry,
  seen: { n: number; hash: string } | null,
  found: LedgerFinding,
): Promise<void> {
  let before: Entry | null = null;
  found.last = Math.min(seen?.n ?? own.n, own.n) - 1;
  const known = new Map([[own.n, own.hash]]);
  if (seen) known.set(seen.n, seen.hash);
  found.state = 'long';
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const page = await entries(`after=${found.last}&limit=${PAGE}`);
    for (const entry of page) {
      await check(before, entry, found.last + 1);
      const due = known.get(entry.n);
      if (due !== undefined && due !== entry.hash) throw new Broken(entry.n, due, entry.hash);
      known.delete(entry.n);
      before = entry;
      found.last = entry.n;
      found.head = entry.hash;
    }
    if (page.length === PAGE) continue;
    found.state = 'listed';
    break;
  }
  for (const [n, hash] of known) if (found.state === 'listed') throw new Broken(n, hash, '');
}

async function check(before: Entry | null, entry: Entry, n: number): Promise<void> {
  if (entry.n !== n) throw new Broken(n, String(n), String(entry.n));
  if (before && entry.previous !== before.hash)
    throw new Broken(n, before.hash, String(entry.previous));
  const { previous, at, type, table } = entry;
  const value = entry.commitment ?? entry.secret;
  const due = hex(await sha256(bytesOf([previous, n, at, type, table, value].join('|'))));
  if (entry.hash !== due) throw new Broken(n, due, String(entry.hash));
}

async function entries(query: string): Promise<Entry[]> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(`/api/commitments?${query}`, { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Entry);
}
