/** Futures put together in batches (`medici.analysis.advise.batches`). */

const BATCHES = 40;

/** Where futures end, as rules write it: by future and option the seats' parts of the victory, then
 * their totals. */
export class Ends {
  readonly futures: number;
  readonly options: number;
  private readonly numbers: Float64Array;
  private readonly seats: number;

  constructor(numbers: Float64Array, options: number, seats: number) {
    this.numbers = numbers;
    this.options = options;
    this.seats = seats; // that there is room for
    this.futures = numbers.length / (options * 2 * seats);
  }

  /** A seat's part of the victory. */
  share(future: number, option: number, seat: number): number {
    return this.numbers[(future * this.options + option) * 2 * this.seats + seat]!;
  }

  /** What a seat ends with. */
  total(future: number, option: number, seat: number): number {
    return this.numbers[((future * this.options + option) * 2 + 1) * this.seats + seat]!;
  }
}

/** The mean of something over all futures. */
export function meanOver(futures: number, of: (future: number) => number): number {
  let sum = 0;
  for (let future = 0; future < futures; future++) sum += of(future);
  return sum / futures;
}

/** The means of batches of futures, which are dealt out to the batches in turn. */
export function batched<T>(
  futures: number,
  row: (mean: (of: (future: number) => number) => number) => T,
): T[] {
  const batches = Math.min(BATCHES, futures);
  const each = Math.floor(futures / batches);
  return Array.from({ length: batches }, (_, batch) =>
    row((of) => meanOver(each, (turn) => of(turn * batches + batch))),
  );
}
