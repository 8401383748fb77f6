/** Asking somebody to be a friend; whoever asked before is one at once. */
import { ask } from '$lib/server/api';
import { toast } from '$lib/page/toast.svelte';
import { t } from '$lib/text/i18n.svelte';
import type { AskedFriend, AskFriend } from '$wire';

/** Ask somebody by the id, or by the seat at a table; what came of it is said. */
export async function askFriend(whom: AskFriend): Promise<AskedFriend> {
  const asked = await ask<AskedFriend>('POST', '/api/me/friends', whom);
  toast(t(asked.friends ? 'friends-now' : 'friends-asked-now', { name: asked.name }));
  return asked;
}
