/** What has been seen of a game so far: sums that a worker fills and a review is made of
 * (`medici.review.sight`). */
import type { GameName, Options } from './description.ts';

/** A game as far as it was played: all that an engine needs to know of it. */
export interface Course {
  game: GameName;
  players: number;
  options: Options;
  moves: readonly string[];
}

/** Figures of the futures with an even number, and of those with an odd one. */
export type Halves = [number, number];

/** One option of a decision. */
export interface Pan {
  action: number;
  move: string;
  eye: number; // the seat's chance after it, as the eye sees it
  count: Halves;
  gain: Halves;
  square: Halves;
  ahead: Halves;
  ahead_square: Halves;
  total: Halves;
  richer: Halves;
  richer_square: Halves;
}

export interface Scales {
  n: number;
  seat: number;
  played: number; // its place among the pans
  pans: Pan[];
}

export interface Sight {
  eyes: number[][];
  counts: number[];
  sums: number[][];
  scales: Scales[];
  titles: number[][];
}

const none = (): Halves => [0, 0];

export const pan = (action: number, move: string, eye: number): Pan => ({
  ...{ action, move, eye },
  ...{ count: none(), gain: none(), square: none(), ahead: none(), ahead_square: none() },
  ...{ total: none(), richer: none(), richer_square: none() },
});

/** What came of some futures: of every move, future by future, and of every seat in it. */
export interface Harvest {
  futures: number;
  shares: Float64Array; // parts of the victory by future, move and seat
  totals: Float64Array; // florins or points at the end, likewise
}

/** Add futures of all options to the scales; `first` is the number of the first of them. */
export function fill(scales: Scales, harvest: Harvest, seats: number, first: number): void {
  const { pans, seat, played } = scales;
  const gains = seats === 1 ? harvest.totals : harvest.shares;
  const at = (future: number, option: number) => (future * pans.length + option) * seats + seat;
  for (let future = 0; future < harvest.futures; future++) {
    const half = (first + future) % 2;
    for (const [option, pan] of pans.entries()) {
      const gain = gains[at(future, option)]!;
      const total = harvest.totals[at(future, option)]!;
      const ahead = gain - gains[at(future, played)]!;
      const richer = total - harvest.totals[at(future, played)]!;
      pan.count[half]! += 1;
      pan.gain[half]! += gain;
      pan.square[half]! += gain * gain;
      pan.ahead[half]! += ahead;
      pan.ahead_square[half]! += ahead * ahead;
      pan.total[half]! += total;
      pan.richer[half]! += richer;
      pan.richer_square[half]! += richer * richer;
    }
  }
}
