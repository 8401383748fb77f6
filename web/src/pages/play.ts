/** From a plan to a table: in this browser, or on the server if somebody from elsewhere is awaited. */
import { faceOf } from '$games/index';
import { api } from '$lib/server/api';
import { prepareGame } from '$lib/game/prepare';
import { t } from '$lib/text/i18n.svelte';
import type { LiveTable } from '$lib/live/live-table.svelte';
import { session } from '$lib/server/session.svelte';
import type { Game } from '$wire';
import { recallName } from '$lib/server/own-name';
import type { Quick } from './choices';
import { expectsFriends, newPlan, termsOf, type Plan } from './home/plan';

/** Lay the table; the answer is its address. */
export async function createPlannedTable(plan: Plan): Promise<string> {
  return expectsFriends(plan)
    ? `/tables/${await createOnServer(plan)}`
    : `/local/${await createHere(plan)}`;
}

/** Fetch what a table of this browser needs, before anybody asks for one. */
export async function prepare(): Promise<void> {
  await Promise.all([import('$local/table/create'), import('./LocalTable.svelte')]).catch(() => {});
}

/** Let the bots of a game get ready, while its table is laid. */
async function wake(game: Game): Promise<void> {
  const { warm } = await import('$bots/thinker');
  await warm(game);
}

/** A table of this browser, begun at once. Nobody has to be known on a server for it. */
async function createHere(plan: Plan): Promise<string> {
  if (plan.chairs.some(({ who }) => who === 'bot')) wake(plan.game).catch(() => {});
  void prepare();
  void faceOf(plan.game)
    .table()
    .catch(() => {});
  const local = await import('$local/table/create');
  const own = session.me?.name ?? recallName();
  const people = plan.chairs.flatMap(({ who, name }, seat) => {
    if (who === 'you') return [{ seat, name: own }];
    return who === 'hot' ? [{ seat, name: name.trim() || t('home-guest', { n: seat + 1 }) }] : [];
  });
  return local.createLocalTable(termsOf(plan), people, own);
}

async function createOnServer(plan: Plan): Promise<string> {
  await session.ensure(recallName());
  const [{ table }, { LiveTable }, { Wire }] = await Promise.all([
    api.lay(termsOf(plan)),
    import('$lib/live/live-table.svelte'),
    import('$lib/live/socket'),
    prepareGame(plan.game),
  ]);
  const live = new LiveTable(table, Wire);
  try {
    await sit(live, plan);
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
