/** What is kept of the tables in this browser, beside their events. */
import { GAMES } from '$lib/game/games';
import type { DealOffer, OwnTable } from '$wire';

/** A table of this browser in a list, as the server would list it. */
export interface LocalRow extends OwnTable {
  seq: number; // how many events there are
  online: string | null; // the table on the server that it went on as
  brought: boolean; // whether it is a record from elsewhere
  deal?: DealOffer; // that is played at it,
  told?: string; // and what the server said to the result
}

export type Fault = 'row' | 'missing' | 'json' | 'fold' | 'store';

/** Why something is set aside. */
export interface UnreadableReason {
  fault: Fault;
  seq?: number; // the event that is wrong
  detail?: string; // what was said about it, in English
}

/** Something that cannot be read: a table, or everything that was kept. */
export interface UnreadableTable {
  key: string; // the table's id, or the name of the database
  at: number; // when it was set aside, in seconds since 1970
  why: UnreadableReason;
  row: LocalRow | null; // as far as it is known
}

/** A log that cannot be read. */
export class Damaged extends Error {
  constructor(readonly why: UnreadableReason) {
    super(why.detail ?? why.fault);
    this.name = 'Damaged';
  }
}

/** Another tab has gone on, or the table is gone. */
export class Stale extends Error {}

/** Whether a row is one of ours and whole. */
export function isRow(value: unknown): value is LocalRow {
  const row = value as Partial<LocalRow> | null;
  return (
    typeof row === 'object' &&
    row !== null &&
    typeof row.table === 'string' &&
    GAMES.some((game) => game === row.game) &&
    Array.isArray(row.seats) &&
    typeof row.phase === 'string' &&
    typeof row.updated === 'number' &&
    Number.isInteger(row.seq)
  );
}

/** The texts of a log in their order, if none is missing and all are JSON. */
export function whole(entries: { seq: number; body: unknown }[], seq: number): string[] {
  const bodies = entries.map(({ seq: number, body }, at) => {
    if (number !== at + 1) throw new Damaged({ fault: 'missing', seq: at + 1 });
    if (typeof body !== 'string' || !isJson(body))
      throw new Damaged({ fault: 'json', seq: number });
    return body;
  });
  if (bodies.length < seq) throw new Damaged({ fault: 'missing', seq: bodies.length + 1 });
  return bodies;
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
