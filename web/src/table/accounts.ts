/** Where everybody's florins came from and went: what a game began with, paid, and was paid. */
import { GOODS } from '$lib/goods';
import type { Day, TableView } from '$lib/wire-types';

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
