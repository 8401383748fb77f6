/** Futures of a lot for one seat: without it, and with it for certain prices (`medici.analysis.advise.lot_futures`). */
import type { Engine } from './engine.ts';
import { futuresOf } from './futures.ts';
import { batched, Ends, Room } from './move-rollouts.ts';
import { SEATS } from './search.ts';

/** What is asked of the futures. */
export interface Question {
  seat: number;
  prices: readonly number[];
  further: boolean; // whether a card joins the lot before
  futures: number;
  seed: number;
}

export class LotRollouts {
  private readonly engine: Engine;
  private readonly room = new Room(); // for prices, cards and ends

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Play the futures of a question, from the engine's position. */
  play({ seat, prices, further, futures, seed }: Question): LotEnds {
    const { memory, rules, search } = futuresOf(this.engine, [], seed);
    const wide = (1 + prices.length) * 2 * SEATS;
    const asked = this.room.in(memory, 8 * (prices.length + futures * (1 + wide)));
    const cards = asked + 8 * prices.length;
    const ends = cards + 8 * futures;
    memory.integers(asked, prices.length).set(prices.map(BigInt));
    memory.integers(cards, futures).fill(0n);
    rules.evaluate_lot!(
      ...[...search, seat, Number(further), asked, prices.length],
      ...[ends, futures, wide, cards, futures],
    );
    return new LotEnds(
      seat,
      prices,
      new Ends(memory.floats(ends, futures * wide).slice(), 1 + prices.length),
      Array.from(memory.integers(cards, futures), Number),
    );
  }
}

export class LotEnds {
  readonly cards: number[]; // the further card of each future
  private readonly seat: number;
  private readonly prices: readonly number[];
  private readonly ends: Ends;

  constructor(seat: number, prices: readonly number[], ends: Ends, cards: number[]) {
    this.seat = seat;
    this.prices = prices;
    this.ends = ends;
    this.cards = cards;
  }

  /** What the seat has more with the lot, in batches, for each price: in chance and in florins. */
  rows(): [chances: number[][], florins: number[][]] {
    const { ends, seat } = this;
    const gains = (what: 'share' | 'total'): number[][] =>
      batched(ends.futures, (mean) =>
        this.prices.map((_, at) =>
          mean((future) => ends[what](future, 1 + at, seat) - ends[what](future, 0, seat)),
        ),
      );
    return [gains('share'), gains('total')];
  }

  /** What the lot was worth in each future, by florins. */
  worths(): number[] {
    const { ends, seat, prices } = this;
    return Array.from({ length: ends.futures }, (_, future) => {
      const without = ends.total(future, 0, seat);
      const worth = prices.map((price, at) => ends.total(future, 1 + at, seat) - without + price);
      return worth.reduce((sum, one) => sum + one, 0) / prices.length;
    });
  }
}
