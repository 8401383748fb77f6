/** What the server knows of people who are here and who look for opponents. */
import { ask } from '$lib/server/api';
import type { Beat, Here, WaitState, Wish } from '$wire';

/** What was last shown of those who wait: nobody joins what they have not seen. */
export let shown: Here | null = null;
export const here = async () => (shown = await ask<Here>('GET', '/api/here'));
export const look = (wish: Wish) => ask<WaitState>('POST', '/api/opponents', wish);
export const beat = (news: Beat) => ask<WaitState>('POST', '/api/opponents/beat', news);
export const leave = () => ask<void>('DELETE', '/api/opponents');

/** Leave while the page goes away: the request outlives it. */
export function leaveAtOnce(): void {
  const headers = { 'content-type': 'application/json' };
  void fetch('/api/opponents', { method: 'DELETE', headers, keepalive: true }).catch(() => {});
}
