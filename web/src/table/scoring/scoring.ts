/** The scoring of a day taken apart into the steps in which it is counted. */
import { GOODS } from '$lib/game/goods';
import type { Day, Good, Line, Scored } from '$wire';

export interface Count {
  what: 'ship' | Good;
  pay: number[]; // for the place, by seat
  bonus: number[]; // for standing high in a good, by seat
  lines: Line[]; // where the figures come from
}

/** Ships first, then the goods in their order; a good of which nothing is said or paid is left out. */
export function counts(scored: Scored): Count[] {
  const { figures } = scored;
  const none = figures.totals.map(() => 0);
  const ship: Count = { what: 'ship', pay: figures.ship, bonus: none, lines: scored.ships };
  const goods = GOODS.map((good): Count => ({
    what: good,
    pay: figures.goods[good] ?? none,
    bonus: figures.bonus[good] ?? none,
    lines: scored.goods[good] ?? [],
  }));
  return [ship, ...goods.filter((count) => count.lines.length || earned(count).some(Boolean))];
}

/** What each seat earns in one step. */
export function earned(count: Count): number[] {
  return count.pay.map((pay, seat) => pay + (count.bonus[seat] ?? 0));
}

/** What each seat had before the scoring. */
export function before(scored: Scored): number[] {
  return scored.figures.totals.map((total, seat) => total - income(scored.figures, seat));
}

/** What each seat has once the first `done` steps are counted. */
export function running(scored: Scored, done: number): number[] {
  const sums = before(scored);
  for (const count of counts(scored).slice(0, done)) {
    earned(count).forEach((gain, seat) => (sums[seat] = (sums[seat] ?? 0) + gain));
  }
  return sums;
}

/** What a day paid to a seat, ship, goods and bonuses together. */
export function income(day: Day, seat: number): number {
  const goods = GOODS.map(
    (good) => (day.goods[good]?.[seat] ?? 0) + (day.bonus[good]?.[seat] ?? 0),
  );
  return goods.reduce((sum, gain) => sum + gain, day.ship[seat] ?? 0);
}
