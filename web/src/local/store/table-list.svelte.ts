/** The tables of this browser, for pages that list them. */
import { listUnreadable } from './unreadable';
import type { UnreadableTable, LocalRow } from './rows';
import { listen, remove, rows } from './store';

export class LocalTableList {
  rows: LocalRow[] | null = $state.raw(null);
  aside: UnreadableTable[] = $state.raw([]);

  /** Look now, and whenever another tab has changed something. For use in an effect. */
  start(): () => void {
    void this.refresh();
    return listen(() => void this.refresh());
  }

  async refresh(): Promise<void> {
    this.rows = await rows(); // may set something aside
    this.aside = await listUnreadable();
  }

  async remove(table: string): Promise<void> {
    await remove(table);
    await this.refresh();
  }
}

/** Whether a table in a list is one of this browser. */
export const isLocal = (table: object): table is LocalRow => 'seq' in table;

/** Where a table of a list is. */
export const addressOf = (table: { table: string }): string =>
  `${isLocal(table) ? '/local' : '/tables'}/${table.table}`;
