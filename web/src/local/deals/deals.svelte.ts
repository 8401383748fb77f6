/** The deals of today as a page shows them: from the server, or as this browser has kept them. */
import { untrack } from 'svelte';
import { problem } from '$lib/server/api';
import type { DealOffer, DealsPage } from '$wire';
import type { LocalRow } from '../store/rows';
import { rows } from '../store/store';
import { dealAt, fetchDeals, isCounting, keptDeals, ofToday } from './kept';
import { keepNetworks, tellAll } from './play';

export class Deals {
  page: DealsPage | null = $state.raw(null);
  tables: LocalRow[] = $state.raw([]); // of this browser, at which deals are played
  offline = $state(false);
  loaded = $state(false);
  today: DealOffer[] = $derived(ofToday(this.page));

  /** Tell what is to be told, then look; and again when the line is back. For use in an effect. */
  start(): () => void {
    const again = (): void => void this.refresh();
    untrack(again); // what it finds is no reason to look again
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }

  async refresh(): Promise<void> {
    this.page ??= keptDeals();
    await this.look();
    await tellAll().catch(() => false);
    try {
      this.page = await fetchDeals();
      this.offline = false;
      void keepNetworks(this.page.today);
    } catch (thrown) {
      this.offline = problem(thrown).code === 'unreachable';
    }
    await this.look();
    this.loaded = true;
  }

  private async look(): Promise<void> {
    this.tables = (await rows()).filter(({ table }) => dealAt(table) !== null);
  }

  /** The try of this browser that counts, if it has begun. */
  tryAt(deal: string): LocalRow | undefined {
    return this.tables.find(({ table }) => isCounting(table) && dealAt(table) === deal);
  }
}
