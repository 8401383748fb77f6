/** What this browser keeps of a table for the check of its chance (medici.fair.witness). */
import { forgetText, keysWith, recall, remember } from '../device/storage';

export interface Kept {
  table: string;
  commitment: string; // as it was seen before the first seed was sent
  drawn: string[]; // the seeds that were sent from here
  joined: string[]; // those of them that got a seat, as the server said
  seats: Record<string, string>; // one's own seeds, by seat
  bots: number[]; // the seats of bots when the game began
  seeds: string[] | null; // all seeds when the game began
}

interface Stored extends Kept {
  at: number; // when it was last kept
}

const START = 'medici-promise-';
const MOST = 200; // tables; the oldest give way

/** What was kept of a table; null if nothing was. */
export function keptOf(table: string): Kept | null {
  const found = recall(START + table) as Stored | null;
  if (!found || typeof found.commitment !== 'string' || !Array.isArray(found.drawn)) return null;
  const { at: _, ...kept } = found;
  return kept;
}

export function keep(kept: Kept): void {
  remember(START + kept.table, { ...kept, at: Date.now() } satisfies Stored);
  const keys = keysWith(START);
  if (keys.length <= MOST) return;
  const age = (key: string) => (recall(key) as Partial<Stored> | null)?.at ?? 0;
  const oldest = keys.sort((one, other) => age(one) - age(other)).slice(0, keys.length - MOST);
  for (const key of oldest) forgetText(key);
}
