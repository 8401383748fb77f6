/** What this browser sees of a table itself: the promise before its seed, and who sat where. */
import { Witness as Inner } from '$medici/fair/witness.js';
import { fromPlain, plain } from '$python/runtime.js';
import type { TableEvent } from '$wire';
import { keep, keptOf, type Kept } from './kept';

const TOLD = ['table-created', 'bot-seated', 'seat-taken', 'seat-left', 'started'];

export class Witness {
  #inner: Inner;

  constructor(table: string) {
    const kept = keptOf(table);
    this.#inner = new Inner(table, kept && fromPlain(kept));
  }

  /** A seed is about to be sent: what was promised until now is kept before. */
  sends(seed: string): void {
    if (this.#inner.sends(seed)) this.#keep();
  }

  /** The server says that the seed got its seat. */
  joined(seed: string): void {
    this.#inner.joined(seed);
    this.#keep();
  }

  hears(events: TableEvent[]): void {
    const telling = events.filter(({ type }) => TOLD.includes(type));
    for (const event of telling) this.#inner.hears(fromPlain(event));
    if (telling.length) this.#keep();
  }

  #keep(): void {
    const kept = plain(this.#inner.kept) as Partial<Kept>;
    if (kept.table) keep(kept as Kept);
  }
}
