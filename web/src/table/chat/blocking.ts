/** What players hold against each other: kept by the server, so that all their devices have it. */
import { ask } from '$lib/server/api';
import { session } from '$lib/server/session.svelte';
import type { Report, Shun, Shunned } from '$wire';

/** Whom one has muted or blocked. */
export const listBlocked = (): Promise<Shunned[]> => ask('GET', '/api/me/shunned');

/** Mute or block somebody, who is not heard from now on. */
export async function block(whom: Shun): Promise<void> {
  const { player } = await ask<Shunned>('PUT', '/api/me/shunned', whom);
  hold(player, true);
}

/** Hold nothing against somebody any more. */
export async function unblock(player: string): Promise<void> {
  await ask('DELETE', `/api/me/shunned/${encodeURIComponent(player)}`);
  hold(player, false);
}

/** Tell the operator of the house. */
export const report = (about: Report): Promise<void> => ask('POST', '/api/reports', about);

function hold(player: string, against: boolean): void {
  if (!session.me) return;
  const others = (session.me.shunned ?? []).filter((other) => other !== player);
  session.me = { ...session.me, shunned: against ? [...others, player] : others };
}
