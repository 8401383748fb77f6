/** From a plan to a table: laid, sat down at, and begun if nobody else is awaited. */
import { api } from '$lib/api';
import { t } from '$lib/i18n.svelte';
import type { LiveTable } from '$lib/live.svelte';
import { session } from '$lib/session.svelte';
import type { Game } from '$lib/wire-types';
import { recallName, type Quick } from './choices';
import { awaits, newPlan, termsOf, type Plan } from './home/plan';

/** Lay the table; the answer is its id. */
export async function lay(plan: Plan): Promise<string> {
  await session.ensure(recallName());
  const [{ table }, { LiveTable }] = await Promise.all([
    api.lay(termsOf(plan)),
    import('$lib/live.svelte'),
  ]);
  const live = new LiveTable(table);
  try {
    await sit(live, plan);
    if (!awaits(plan)) must(await live.start(), live);
  } finally {
    live.close();
  }
  return table;
}

/** A table with bots in all other seats. */
export function botPlan(game: Game, quick: Quick): Plan {
  const plan = newPlan(game, quick.players, quick.level);
  return {
    ...plan,
    chairs: plan.chairs.map((chair, seat) => (seat ? { ...chair, who: 'bot' } : chair)),
  };
}

async function sit(live: LiveTable, plan: Plan): Promise<void> {
  const mine = plan.chairs.findIndex((chair) => chair.who === 'you');
  if (mine >= 0) must(await live.join(mine), live);
  for (const [seat, chair] of plan.chairs.entries()) {
    if (chair.who !== 'hot') continue;
    must(await live.join(seat, chair.name.trim() || t('home-guest', { n: seat + 1 })), live);
  }
}

function must(done: boolean, live: LiveTable): void {
  if (!done) throw live.lastError ?? new Error('refused');
}
