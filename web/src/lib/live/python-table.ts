/** Tables of the translated Python (`medici.online.tables`), with commands and events as JSON. */
import { Command as Commands, type Player } from '$medici/online/tables/commands.js';
import type { Chance } from '$medici/online/tables/chance.js';
import { TableError } from '$medici/online/tables/errors.js';
import { Event as Events } from '$medici/online/tables/events.js';
import { LiveTable } from '$medici/online/tables/live.js';
import { Terms as TermsKind } from '$medici/online/tables/terms.js';
import { plain, struct } from '$python/runtime.js';
import { ApiError } from '../server/api';
import type { Command, TableEvent, Terms } from '$wire';

export const toEvent = (event: TableEvent): Events => struct(Events, event);

/** Create a table, with bots in their seats; the events have been applied to it. */
export function createTable(
  id: string,
  terms: Terms,
  by: Player,
  chance: Chance,
  now: number,
): [LiveTable, TableEvent[]] {
  return asking(() => {
    const [table, events] = LiveTable.create(id, struct(TermsKind, terms), by, chance, now);
    return [table, plain(events)];
  });
}

/** The table that events make; only with chance in hand can it decide. */
export const tableFrom = (events: TableEvent[], chance: Chance | null = null): LiveTable =>
  LiveTable.from_events(events.map(toEvent), chance);

/** What a command leads to, refused with an ApiError; nobody means the house itself. */
export const decide = (
  table: LiveTable,
  command: Command,
  by: Player | null,
  now: number,
  newTable: string | null = null,
): TableEvent[] =>
  asking(() => plain(table.decide(struct(Commands, command), by, now, null, newTable)));

function asking<T>(ask: () => T): T {
  try {
    return ask();
  } catch (thrown) {
    if (!(thrown instanceof TableError)) throw thrown;
    throw new ApiError(thrown.code, thrown.message);
  }
}
