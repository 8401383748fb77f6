/** A deal at a table of this browser: begun, gone on with, and told to the server when it is over. */
import { fetchNetwork } from '$bots/load-network';
import { loadGame } from '$lib/game/load';
import { tableFrom } from '$lib/live/python-table';
import { recallName } from '$lib/server/own-name';
import { ApiError, ask, problem } from '$lib/server/api';
import { session } from '$lib/server/session.svelte';
import { random } from '$lib/device/random';
import { t } from '$lib/text/i18n.svelte';
import type { DealOffer, OwnTry, PlayedDeal, TableEvent } from '$wire';
import { createLocalTable, now } from '../table/create';
import type { LocalRow } from '../store/rows';
import { append, logOf, rowOf, rows } from '../store/store';
import { dealChance } from './chance';
import { dealAt, isCounting, tableFor, untold } from './kept';

export const DONE = 'counted'; // what is kept of a result once the server has it

/** The tables of this browser at which a deal is played, the try that counts first. */
export async function tablesOf(deal: string): Promise<LocalRow[]> {
  const found = (await rows()).filter(({ table }) => dealAt(table) === deal);
  return found.sort((a, b) => Number(isCounting(b.table)) - Number(isCounting(a.table)));
}

/** Whether a try that begins now would count. */
export function isOpen({ kind, opens, closes, own }: DealOffer): boolean {
  const taken = own?.state === 'counted' || own?.state === 'waiting';
  return kind !== 'round' && opens <= now() && now() < closes && !taken;
}

/** The address of a table for a deal: the one that has begun, or a new one. */
export async function playDeal(offer: DealOffer): Promise<string> {
  const known = (await tablesOf(offer.deal.id)).filter(({ deal }) => deal?.secret === offer.secret);
  const running = known.find(({ phase }) => phase === 'running');
  const tried = known.some(({ table }) => isCounting(table));
  if (running && isCounting(running.table)) return `/local/${running.table}`;
  return `/local/${await lay(offer, isOpen(offer) && !tried)}`;
}

async function lay(offer: DealOffer, counts: boolean): Promise<string> {
  const { deal, secret } = offer;
  if (!secret) throw new ApiError('not-running', 'this deal is not open yet');
  const table = tableFor(deal.id, counts, random);
  const { game, players, options, bots, citizens } = deal;
  const name = session.me?.name ?? recallName();
  const chance = dealChance(deal, secret);
  const people = [{ seat: deal.seat, name }];
  const terms = { game, players, options, bots, citizens };
  await createLocalTable(terms, people, name, { table, offer, chance });
  if (counts) void noteStart(deal.id);
  return table;
}

/** Let the server know that a try has begun; without a line it hears of it at the end. */
async function noteStart(deal: string): Promise<void> {
  try {
    await session.ensure(recallName());
    await ask<void>('POST', `/api/deals/${deal}/start`, {});
  } catch {
    // it counts all the same
  }
}

/** Tell the server of all results that it has not heard of; whether there was one. */
export async function tellAll(): Promise<boolean> {
  const open = await untold();
  for (const row of open) await tellResult(row.table);
  return open.length > 0;
}

const telling = new Map<string, Promise<string>>();

/** Tell the server of a finished try, once; what became of it, in words if it does not count. */
export function tellResult(table: string): Promise<string> {
  const known = telling.get(table);
  if (known) return known;
  const told = tell(table).finally(() => telling.delete(table));
  telling.set(table, told);
  return told;
}

async function tell(table: string): Promise<string> {
  const [row, log] = await Promise.all([rowOf(table), logOf(table)]);
  if (!row?.deal || !log) throw new ApiError('no-table', `no table ${table} here`);
  if (row.told) return row.told;
  const said = await handIn(row, row.deal, log).catch((thrown: unknown) => {
    const { code, status, text } = problem(thrown);
    if (status === null || status >= 500 || status === 429 || code === 'no-session') throw thrown;
    return text; // the server has said no: asking again would change nothing
  });
  await append({ ...row, told: said }, row.seq, []);
  return said;
}

async function handIn(row: LocalRow, { deal }: DealOffer, log: string[]): Promise<string> {
  await loadGame(deal.game);
  const events = log.map((text) => JSON.parse(text) as TableEvent);
  const moved = events.filter((event) => event.type === 'moved');
  if (moved.some(({ seat, by_bot }) => seat === deal.seat && by_bot)) return t('deals-by-bot');
  const moves = tableFrom(events).game?.moves.map(([, move]) => move) ?? [];
  const began = events[0]?.at ?? row.created;
  await session.ensure(recallName());
  const body = { moves, began } satisfies PlayedDeal;
  const own = await ask<OwnTry>('POST', `/api/deals/${deal.id}/result`, body);
  if (own.state !== DONE) throw new ApiError('unavailable', 'the result is still being checked');
  return DONE;
}

/** Fetch what the bots of some deals need, so that they can be played without a network. */
export async function keepNetworks(offers: readonly DealOffer[]): Promise<void> {
  const games = new Set(offers.filter(({ deal }) => deal.players > 1).map(({ deal }) => deal.game));
  for (const game of games) await fetchNetwork(game).catch(() => null);
}
