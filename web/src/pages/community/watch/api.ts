/** Games to watch. */
import { ask } from '$lib/server/api';
import type { WatchedTable } from '$wire';

/** The public games, the best first. */
export const bestGames = (): Promise<WatchedTable[]> => ask('GET', '/api/watch');

/** Those of some tables at which a game is played now. */
export const gamesAt = async (tables: readonly string[]): Promise<WatchedTable[]> =>
  tables.length ? ask('GET', `/api/watch?tables=${tables.map(encodeURIComponent).join(',')}`) : [];
