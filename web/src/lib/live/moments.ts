/** What a step is, as far as it is heard and held: the beat of the game. */
import type { Arg, Line, Step } from '$wire';

export type Beat =
  | 'first' // chance says who starts
  | 'card' // one is turned up
  | 'bid'
  | 'pass'
  | 'sold' // the hammer falls
  | 'unsold' // the lot is out
  | 'take' // cards go from the market to a ship
  | 'roll'
  | 'entry' // dice are written down
  | 'quiet'; // asked for, or opened: what follows is heard

/** How a lot went. */
export interface Hammer {
  seat: number | null; // who has bought it; null if nobody has
  price: number;
  able: boolean; // whether anybody could have bid
}

const HELD: Partial<Record<Beat, number>> = { sold: 1.3, unsold: 1.1 };
const BEATS: Record<string, Beat> = {
  first: 'first',
  card: 'card',
  bid: 'bid',
  pass: 'pass',
  take: 'take',
  roll: 'roll',
  choose: 'entry',
};

/** How many pauses of a bid a step is held at least, so that its moment is seen; 0: it has none. */
export function pausesOf(step: Step | null): number {
  return step ? (HELD[kindOf(step)] ?? 0) : 0;
}

/** What kind of moment a step is; the last word of an auction is its end. */
export function kindOf(step: Step): Beat {
  const hammer = hammerOf(step);
  if (hammer) return hammer.seat === null ? 'unsold' : 'sold';
  return BEATS[step.move.split(' ', 1)[0] ?? ''] ?? 'quiet';
}

/** How the lot went with this step; null if none did. */
export function hammerOf({ told }: Step): Hammer | null {
  for (const line of told) {
    if (line.id === 'story-wins-lot') return bought(line, line.args?.price);
    if (line.id === 'story-bids-and-wins') return bought(line, line.args?.bid);
    if (line.id === 'story-nobody-bids') return { seat: null, price: 0, able: true };
    if (line.id === 'story-nobody-can-bid') return { seat: null, price: 0, able: false };
  }
  return null;
}

function bought(line: Line, price: Arg | undefined): Hammer {
  const who = line.args?.who;
  const seat = typeof who === 'object' ? (who.seat ?? null) : null;
  return { seat, price: Number(price), able: true };
}
