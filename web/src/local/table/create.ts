/** Lay a table in this browser, sit down and begin: nobody is awaited from elsewhere. */
import { loadGame } from '$lib/game/load';
import { createTable, decide, toEvent } from '$lib/live/python-table';
import { Player } from '$medici/online/tables/commands.js';
import type { LiveTable } from '$medici/online/tables/live.js';
import { plain } from '$python/runtime.js';
import { random } from '$lib/device/random';
import type { Chance } from '$medici/online/tables/chance.js';
import type { Command, DealOffer, Game, TableEvent, Terms } from '$wire';
import { chance } from './chance';
import type { LocalRow } from '../store/rows';
import { append } from '../store/store';

/** Whoever sits at this device: one person to the house, however many names there are. */
export const HERE = 'here';

export interface SeatedPerson {
  seat: number;
  name: string;
}

/** A deal that is laid out: the id of its table, and what it is played by. */
export interface LaidDeal {
  table: string;
  offer: DealOffer;
  chance: Chance;
}

export const now = (): number => Date.now() / 1000;

/** The id of the new table. */
export async function createLocalTable(
  terms: Terms,
  people: SeatedPerson[],
  host: string,
  deal?: LaidDeal,
): Promise<string> {
  await loadGame(terms.game as Game);
  const id = deal?.table ?? random(16);
  const by = new Player(HERE, host);
  const [table, log] = createTable(id, terms, by, deal?.chance ?? chance, now());
  const ask = (command: Command): void => {
    for (const event of decide(table, command, by, now())) {
      table.apply(toEvent(event));
      log.push(event);
    }
  };
  for (const { seat, name } of people) ask({ type: 'join', seat, name, seed: random(16) });
  ask({ type: 'start' });
  await append({ ...rowAfter(table, null), deal: deal?.offer }, 0, log.map(asText));
  return id;
}

export const asText = (event: TableEvent): string => JSON.stringify(event);

/** The row of a table as it stands; what does not follow from its events stays. */
export function rowAfter(table: LiveTable, before: LocalRow | null): LocalRow {
  const view = plain(table.view(new Player(HERE, '')));
  const seat = typeof view.actor === 'number' ? view.seats[view.actor] : undefined;
  return {
    table: table.id,
    game: view.game,
    host: view.host,
    phase: view.phase,
    seats: view.seats,
    clock: view.clock,
    options: view.options,
    created: before?.created ?? now(),
    updated: now(),
    your_turn: seat !== undefined && seat.yours && seat.bot === null,
    day: table.game?.day ?? 1,
    result: view.result,
    seq: table.seq,
    online: before?.online ?? null,
    brought: before?.brought ?? false,
    deal: before?.deal,
    told: before?.told,
  };
}
