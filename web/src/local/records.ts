/** Records of games in this browser: taken along, and brought from elsewhere. */
import { choose_citizen, level_of } from '$medici/online/tables/citizens.js';
import type { Game as Played } from '$medici/record/game.js';
import { drawOn, played, readRecord, recordOf, type GameRecord } from '$lib/records/record';
import { tableFrom } from '$lib/live/python-table';
import type { Result, TableEvent } from '$wire';
import { random } from '$lib/device/random';
import { chance } from './table/chance';
import { asText, HERE, now, rowAfter } from './table/create';
import { append, logOf } from './store/store';

const BOT = /^(Apprentice|Merchant|Banker|Prince|Random)( \d+)?$/; // as the house named them once

/** Which bot a name in a record stands for; null for a person. */
const botOf = (name: string): string | null =>
  level_of(name) ?? BOT.exec(name)?.[1]?.toLowerCase() ?? null;

/** Somebody in a seat, by name: a bot, or a person. */
interface Sitter {
  name: string;
  bot: string | null;
  player: string;
}

/** The record of a table of this browser; null if there is no such table. */
export async function recordAt(table: string): Promise<GameRecord | null> {
  const log = await logOf(table);
  if (!log) return null;
  const { game } = tableFrom(log.map((text) => JSON.parse(text) as TableEvent));
  return game && recordOf(game);
}

/**
 * Put the record in a text among the games of this browser, checked move by move; the id of its
 * table. A game that is not over can be played on here.
 */
export async function importRecord(text: string): Promise<string> {
  const record = readRecord(text);
  const game = played(record);
  // A game that is over was somebody else's; one that is not is played on at this device.
  const player = game.over ? 'elsewhere' : HERE;
  const sitters = game.players.map((name) => ({ name, bot: botOf(name), player }));
  return keep(logFrom(random(16), game, record, sitters), game.over);
}

/** How a game goes on from a position of its record. */
export interface Continuation {
  at: number; // so many moves
  seat: number; // of the person
  name: string;
  level: string | null; // of all bots; null: as in the record
}

const LEVEL = 'merchant'; // of a bot in the place of a person, unless another is wanted

/**
 * Lay a table at which a recorded game goes on from a position, with bots in all other seats and
 * chance drawn anew; its id. It stays a game from a record.
 */
export async function playOn(
  record: GameRecord,
  { at, seat, name, level }: Continuation,
): Promise<string> {
  const id = random(16);
  const game = played(record).before(at);
  drawOn(game, chance.nature(id, []));
  const sitters: Sitter[] = [];
  for (const [number, known] of game.players.entries()) {
    const bot = number === seat ? null : (level ?? botOf(known) ?? LEVEL);
    const present = [name, ...game.players, ...sitters.map((sitter) => sitter.name)];
    const stays = bot === null ? name : bot === botOf(known) ? known : null;
    sitters.push({ name: stays ?? choose_citizen(bot!, id, number, present), bot, player: HERE });
  }
  return keep(logFrom(id, game, record, sitters), true);
}

/** Put a log among those of this browser; the id of its table. */
async function keep(log: TableEvent[], brought: boolean): Promise<string> {
  const table = tableFrom(log);
  await append({ ...rowAfter(table, null), brought }, 0, log.map(asText));
  return table.id;
}

/** The log of a table at which these have played a game like this. */
function logFrom(id: string, game: Played, record: GameRecord, sitters: Sitter[]): TableEvent[] {
  const at = now();
  const log: TableEvent[] = [
    {
      type: 'table-created',
      at,
      v: 1,
      table: id,
      game: game.name,
      options: (record.options ?? {}) as Record<string, boolean | string>,
      seats: sitters.length,
      clock: { kind: 'none', seconds: 0, increment: 0 },
      public: false,
      commitment: '',
      by: HERE,
      by_name: sitters.find(({ bot }) => bot === null)?.name ?? sitters[0]?.name ?? '',
      pace: null,
      talk: 'all',
      event: '',
      reserved: [],
      deal: '',
      rated: false,
    },
  ];
  for (const [seat, { name, bot, player }] of sitters.entries()) {
    if (bot) log.push({ type: 'bot-seated', at, seat, bot, name });
    else log.push({ type: 'seat-taken', at, seat, player, name, seed: random(16) });
  }
  log.push({ type: 'started', at, seeds: sitters.map(() => 'record') });
  for (const [actor, move] of game.moves)
    log.push({ type: 'moved', at, seat: actor === 'nature' ? null : actor, move, clocks: null });
  if (game.over)
    log.push({ type: 'ended', at, result: recordOf(game).result as Result, secret: '' });
  return log;
}
