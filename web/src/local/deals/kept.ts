/** What this browser keeps of deals: those of today and tomorrow, and which tables are theirs. */
import { recall, remember } from '$lib/device/storage';
import { ask } from '$lib/server/api';
import type { DealOffer, DealsPage } from '$wire';
import type { LocalRow } from '../store/rows';
import { rows } from '../store/store';

const COUNTS = 'deal-'; // what the table of the try that counts begins with (table/screen/turn.ts),
const AGAIN = 'redo-'; // and that of any other
const MARK = 4; // characters that tell tables of one deal apart
const KEPT = 'medici-deals';
const NAMES = ['board', 'card', 'dice', 'solitaire'];

/** The id of a table for a deal. */
export const tableFor = (deal: string, counts: boolean, mark: (length: number) => string): string =>
  `${counts ? COUNTS : AGAIN}${mark(MARK).slice(0, MARK)}-${deal}`;

/** The deal that is played at a table of this browser; null if it is none. */
export const dealAt = (table: string): string | null =>
  table.startsWith(COUNTS) || table.startsWith(AGAIN)
    ? table.slice(COUNTS.length + MARK + 1)
    : null;

export const isCounting = (table: string): boolean => table.startsWith(COUNTS);

/** The finished tries of this browser that the server has not heard of. */
export async function untold(): Promise<LocalRow[]> {
  return (await rows()).filter(
    ({ table, phase, told }) => isCounting(table) && phase === 'over' && !told,
  );
}

/** The deals of today and tomorrow, from the server; they are kept. */
export async function fetchDeals(): Promise<DealsPage> {
  const page = await ask<DealsPage>('GET', '/api/deals');
  remember(KEPT, page);
  return page;
}

/** The deals as they were last kept. */
export const keptDeals = (): DealsPage | null => recall(KEPT) as DealsPage | null;

/** Today's deals among those that are known, in their order. */
export function ofToday(page: DealsPage | null, now = Date.now() / 1000): DealOffer[] {
  const all = [...(page?.today ?? []), ...(page?.tomorrow ?? [])];
  const open = all.filter(({ opens, closes }) => opens <= now && now < closes);
  return open.sort((a, b) => rank(a.deal.id) - rank(b.deal.id));
}

/** Where a deal stands among those of its day. */
export const rank = (deal: string): number => NAMES.indexOf(nameOf(deal));

/** The name in the id of a day's deal: its game, or the solitaire. */
export const nameOf = (deal: string): string => deal.slice('2026-11-18-'.length);
