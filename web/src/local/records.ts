/** Records of games in this browser: taken along, and brought from elsewhere. */
import type { Played } from '$lib/house/game';
import { played, readRecord, recordOf, type GameRecord } from '$lib/house/record';
import { HouseTable, type TableEvent } from '$lib/house/table';
import type { Result } from '$lib/wire-types';
import { random } from '$lib/wire';
import { asText, HERE, now, rowAfter } from './laying';
import { append, logOf } from './store';

const BOT = /^(Apprentice|Merchant|Banker|Prince|Random)( \d+)?$/; // as the house names them

/** The record of a table of this browser; null if there is no such table. */
export async function recordAt(table: string): Promise<GameRecord | null> {
  const log = await logOf(table);
  if (!log) return null;
  const { game } = HouseTable.from(log.map((text) => JSON.parse(text) as TableEvent));
  return game && recordOf(game);
}

/**
 * Put the record in a text among the games of this browser, checked move by move; the id of its
 * table. A game that is not over can be played on here.
 */
export async function bring(text: string): Promise<string> {
  const record = readRecord(text);
  const game = played(record);
  const log = logFrom(random(16), game, (record.options ?? {}) as Record<string, boolean | string>);
  const table = HouseTable.from(log);
  await append({ ...rowAfter(table, null), brought: game.over }, 0, log.map(asText));
  return table.id;
}

/** The log of a table at which a game was played like this. */
function logFrom(
  id: string,
  game: Played,
  options: Record<string, boolean | string>,
): TableEvent[] {
  const at = now();
  const log: TableEvent[] = [
    {
      type: 'table-created',
      at,
      v: 1,
      table: id,
      game: game.name,
      options,
      seats: game.players.length,
      clock: { kind: 'none', seconds: 0, increment: 0 },
      public: false,
      commitment: '',
      by: HERE,
      by_name: game.players[0] ?? '',
      pace: null,
    },
  ];
  for (const [seat, name] of game.players.entries()) {
    const bot = BOT.exec(name)?.[1]?.toLowerCase();
    if (bot) log.push({ type: 'bot-seated', at, seat, bot, name });
    else log.push({ type: 'seat-taken', at, seat, player: whoOf(game), name, seed: random(16) });
  }
  log.push({ type: 'started', at, seeds: game.players.map(() => 'record') });
  for (const [actor, move] of game.moves)
    log.push({ type: 'moved', at, seat: actor === 'nature' ? null : actor, move, clocks: null });
  if (game.over)
    log.push({ type: 'ended', at, result: recordOf(game).result as Result, secret: '' });
  return log;
}

/** A game that is over was somebody else's; one that is not is played on at this device. */
const whoOf = (game: Played): string => (game.over ? 'elsewhere' : HERE);
