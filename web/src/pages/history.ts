/** How games of mine went, and what they come to. */
import { api } from '$lib/server/api';
import type { Game, OwnTable, Result } from '$wire';
import { isLocal } from '$local/store/table-list.svelte';
import { ranking } from '$table/end/results';

export type Outcome = 'won' | 'lost' | 'alone' | 'cancelled' | 'watched';

const MOST_PAGES = 20; // of past games, each of a hundred

/** The games that are over, the newest first. */
export function finished(mine: OwnTable[]): OwnTable[] {
  const over = mine.filter(
    (table) => table.result !== null || table.phase === 'over' || givenUpHere(table),
  );
  return over.sort((a, b) => b.updated - a.updated);
}

/** A game of this browser that was given up: here it can be deleted, and nowhere else. */
const givenUpHere = (table: OwnTable): boolean => isLocal(table) && table.phase === 'cancelled';

const ownSeats = (game: OwnTable): number[] =>
  game.seats.flatMap((seat, number) => (seat.yours ? [number] : []));

export function outcome(game: OwnTable): Outcome {
  if (!game.result) return 'cancelled';
  if (game.seats.length === 1) return 'alone';
  const own = ownSeats(game);
  if (own.length === 0) return 'watched';
  return own.some((seat) => game.result!.winners.includes(seat)) ? 'won' : 'lost';
}

/** The seat that was one's own: of several on one device, the one of whoever laid the table. */
export function ownSeat(game: OwnTable): number | null {
  const own = ownSeats(game);
  if (own.length < 2) return own[0] ?? null;
  return own.find((seat) => game.seats[seat]?.name === game.host) ?? null;
}

/** The place in which one ended; null if one's own seat is not known, or nobody else played. */
export function placeOf(game: OwnTable): number | null {
  const seat = ownSeat(game);
  if (seat === null || !game.result || game.seats.length === 1) return null;
  return ranking(game.result).find((row) => row.seat === seat)?.place ?? null;
}

/** A game whose result is one's own: not brought from elsewhere, not finished by a bot. */
type Own = OwnTable & { result: Result };
export function isOwn(game: OwnTable): game is Own {
  const seat = ownSeat(game);
  if (seat === null || !game.result || (isLocal(game) && game.brought)) return false;
  return !game.seats[seat]?.taken_over;
}

export interface Best {
  score: number;
  game: Own;
}

/** What all games of one kind come to. */
export interface Records {
  game: Game;
  played: number; // against others
  won: number;
  mean: number; // place
  best: Best | null;
  alone: number; // solitaires
  solitaire: Best | null;
}

/** Records and statistics of one game; games with others and solitaires are told apart. */
export function recordsOf(game: Game, mine: OwnTable[]): Records {
  const own = mine.filter((table) => table.game === game).filter(isOwn);
  const alone = own.filter((table) => table.seats.length === 1);
  const met = own.filter((table) => table.seats.length > 1);
  const places = met.map((table) => placeOf(table) ?? 0);
  return {
    game,
    played: met.length,
    won: places.filter((place) => place === 1).length,
    mean: places.reduce((sum, place) => sum + place, 0) / Math.max(1, met.length),
    best: best(met),
    alone: alone.length,
    solitaire: best(alone),
  };
}

function best(games: Own[]): Best | null {
  let top: Best | null = null;
  for (const game of games) {
    const score = game.result.scores[ownSeat(game)!] ?? 0;
    if (!top || score > top.score) top = { score, game };
  }
  return top;
}

/** The games that were won, which hang on the wall. */
export const victories = (mine: OwnTable[]): OwnTable[] =>
  mine.filter((game) => isOwn(game) && game.seats.length > 1 && placeOf(game) === 1);

/** All tables of one's own on the server, page by page. */
export async function allMine(): Promise<OwnTable[]> {
  const all = await api.mine();
  for (let page = 0; page < MOST_PAGES; page++) {
    const last = all.at(-1);
    if (!last || (last.phase !== 'over' && last.phase !== 'cancelled')) break;
    const more = await api.past(last.table);
    if (more.length === 0) break;
    all.push(...more);
  }
  return all;
}
