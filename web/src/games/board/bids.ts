/** The bids that can be made, read from the legal moves. */

export interface Offer {
  least: number;
  most: number;
}

const PAUSE = 2000; // milliseconds after which digits begin another figure
const DIGITS = 3;

/** From the least raise to the most that can be bid; null where no bid is possible. */
export function offer(legal: readonly string[]): Offer | null {
  const amounts = legal
    .filter((move) => move.startsWith('bid '))
    .map((move) => Number(move.slice(4)));
  return amounts.length ? { least: Math.min(...amounts), most: Math.max(...amounts) } : null;
}

/** The move that bids an amount, if it is one of the legal ones. */
export function bidding(legal: readonly string[], amount: number): string | null {
  const move = `bid ${amount}`;
  return legal.includes(move) ? move : null;
}

/** The nearest amount that can be bid. */
export function within({ least, most }: Offer, amount: number): number {
  return Math.min(most, Math.max(least, Math.round(amount) || least));
}

/** Why an amount cannot be bid, as a message; null if it can. */
export function objection(
  { least, most }: Offer,
  amount: number,
): { id: string; n: number } | null {
  if (amount > most) return { id: 'board-bid-beyond', n: most };
  return amount < least ? { id: 'board-bid-below', n: least } : null;
}

/** What was typed after a digit: it joins those before it, unless they are old or enough. */
export function typed(before: string, digit: string, pause = 0): string {
  const goesOn = before.length < DIGITS && pause < PAUSE;
  return String(Number(goesOn ? before + digit : digit));
}
