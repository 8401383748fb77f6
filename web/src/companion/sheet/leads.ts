/** Where a warning is put right: whose ship or sheet, or whose money. */
import type { Line } from '$wire';

export type Step = 'ships' | 'money';
export interface Place {
  step: Step;
  seat: number;
}

const MONEY = ['price', 'purse', 'total', 'unpaid'];

export function placeOf({ id, args }: Line): Place {
  const who = args?.who;
  const named = typeof who === 'object' && who !== null ? (who.seat ?? who.seats?.[0]) : undefined;
  const enemy = id === 'companion-problem-circles' ? 1 : 0; // the enemy's sheet is the second
  return {
    step: MONEY.some((word) => id.endsWith(`-${word}`)) ? 'money' : 'ships',
    seat: named ?? enemy,
  };
}

/** The next ship with room, going round; the same one if there is none. */
export function nextWithRoom(ships: { free: number }[], from: number): number {
  for (let step = 1; step < ships.length; step += 1) {
    const seat = (from + step) % ships.length;
    if ((ships[seat]?.free ?? 0) > 0) return seat;
  }
  return from;
}
