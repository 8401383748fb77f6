/** A game moves from this browser to the server, where a friend can take a seat. */
import { api, ApiError } from '$lib/server/api';
import { session } from '$lib/server/session.svelte';
import type { ImportRequest } from '$wire';
import { Stale } from './store/rows';
import { append, logOf, rowOf } from './store/store';

/** Take a table to the server, with a seat freed; the id that it has there. */
export async function takeOnline(
  table: string,
  free: number | null,
  name: string,
): Promise<string> {
  const [log, row] = await Promise.all([logOf(table), rowOf(table)]);
  if (!log || !row) throw new ApiError('no-table', `no table ${table} here`);
  await session.ensure(name);
  const events = log.map((text) => JSON.parse(text) as unknown) as ImportRequest['events'];
  const there = await api.bring({ events, free });
  await mark(table, there.table);
  return there.table;
}

/** Note where a table has gone; what a bot has done here meanwhile no longer counts. */
async function mark(table: string, online: string): Promise<void> {
  for (;;) {
    const row = await rowOf(table);
    try {
      if (row) await append({ ...row, online }, row.seq, []);
      return;
    } catch (thrown) {
      if (!(thrown instanceof Stale)) throw thrown;
    }
  }
}
