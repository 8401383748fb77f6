/** The results of a game: the order of the players, and where their florins came from and went. */
import { GOODS } from '$lib/game/goods';
import type { Day, Result, TableView } from '$wire';

export interface Ranked {
  seat: number;
  score: number;
  place: number; // 1 is the best; equals share it
  winner: boolean;
}

/** Winners first, since with equal scores something else may have decided; then by score. */
export function ranking(result: Pick<Result, 'scores' | 'winners'>): Ranked[] {
  const rows = result.scores.map((score, seat) => ({
    seat,
    score,
    winner: result.winners.includes(seat),
  }));
  rows.sort((a, b) => Number(b.winner) - Number(a.winner) || b.score - a.score || a.seat - b.seat);
  const alike = (a: (typeof rows)[0], b: (typeof rows)[0]) =>
    a.score === b.score && a.winner === b.winner;
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => alike(other, row)) + 1 }));
}

/** The title of a solitaire as part of a message's id: "Deck Scrubber" is deck-scrubber. */
export const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export interface Account {
  start: number;
  spent: number;
  ships: number;
  goods: number;
  bonus: number;
  total: number;
}

/** The account of each seat; they add up: start - spent + ships + goods + bonus = total. */
export function accounts(view: Pick<TableView, 'days' | 'result' | 'seats'>): Account[] {
  const paid = spent(view);
  const { days } = view;
  return view.seats.map((_, seat) => {
    const ships = sum(days, (day) => day.ship[seat]);
    const goods = sum(days, (day) => over(day.goods, seat));
    const bonus = sum(days, (day) => over(day.bonus, seat));
    const total = view.result?.scores[seat] ?? days.at(-1)?.totals[seat] ?? 0;
    const spent = paid[seat] ?? 0;
    return { start: total + spent - ships - goods - bonus, spent, ships, goods, bonus, total };
  });
}

/** What each seat has paid for lots, as the state of the game tells it; nothing in other games. */
function spent(view: object): number[] {
  const { state } = view as { state?: { spent?: number[] } | null };
  return state?.spent ?? [];
}

const sum = (days: Day[], of: (day: Day) => number | undefined): number =>
  days.reduce((all, day) => all + (of(day) ?? 0), 0);

const over = (pay: Day['goods'], seat: number): number =>
  GOODS.reduce((all, good) => all + (pay[good]?.[seat] ?? 0), 0);
