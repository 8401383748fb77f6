/** The bids that can be made, read from the legal moves. */

export interface Offer {
  least: number;
  most: number;
}

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

/** What stands in the field after a digit: further digits join, unless they go beyond the most. */
export function typed(before: string, digit: string, most: number): string {
  const joined = String(Number(before + digit));
  return Number(joined) > most ? String(Number(digit)) : joined;
}
