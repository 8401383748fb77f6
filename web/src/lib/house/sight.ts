/** What has been seen of a game: sums that a worker fills, and a review is made of
 * (`medici.review.sight`). Which futures are worth playing is for `medici.review.plan` to say. */
import { orders } from '$medici/review/plan.js';
import { add_future, empty_pan } from '$medici/review/scales.js';
import { Scales as ScalesKind, Sight as SightKind } from '$medici/review/sight.js';
import { plain } from '$python/runtime.js';

/** A sight as it is sent from a worker to a page. */
export type Sight = Record<string, unknown>;

/** A move that may be weighed, with the chance of the seat to act after it as the eye sees it. */
export interface Option {
  action: number;
  move: string;
  eye: number;
}

/** Futures to be played. */
export interface Order {
  position: number;
  actions: number[];
  futures: number;
  number: number;
}

interface Pan {
  action: number;
}
interface Scales {
  n: number;
  seat: number;
  played: number;
  pans: Pan[];
}
interface Inner {
  eyes: number[][];
  counts: number[];
  sums: number[][];
  scales: Scales[];
  titles: unknown[];
}

export class Seeing {
  readonly #inner: Inner;
  #given = 0; // orders

  /** The eye's chances in every position, by seat. */
  constructor(
    readonly eyes: number[][],
    titles: unknown[] = [],
  ) {
    const counts = eyes.map(() => 0);
    const sums = eyes.map((chances) => chances.map(() => 0));
    this.#inner = new SightKind(eyes, counts, sums, [], titles) as Inner;
  }

  /** The options of a decision, which are to be weighed against each other. */
  weigh(n: number, seat: number, played: number, options: Option[]): void {
    const pans = options.map(({ action, move, eye }) => empty_pan(action, move, eye) as Pan);
    this.#inner.scales.push(new ScalesKind(n, seat, played, pans) as Scales);
  }

  /** What to play next; nothing, once all is certain enough. */
  orders(): Order[] {
    const next = orders(this.#inner, this.#alone, this.#given) as Order[];
    this.#given += next.length;
    return next;
  }

  /** A future that went on from a position: what every seat gained. */
  addPosition(position: number, gains: number[]): void {
    this.#inner.counts[position]! += 1;
    for (const [seat, gain] of gains.entries()) this.#inner.sums[position]![seat]! += gain;
  }

  /**
   * A future of some options of the decision at a position, given by their actions: what each of
   * them gained for the seat to act, and its total.
   */
  addOptions(position: number, actions: number[], future: number, gains: number[], totals: number[]) {
    const scales = this.#inner.scales.find(({ n }) => n === position + 1);
    if (!scales) throw new Error(`expected a decision after position ${position}`);
    const own = actions.indexOf(scales.pans[scales.played]!.action);
    for (const [place, action] of actions.entries()) {
      const pan = scales.pans.find((one) => one.action === action);
      add_future(pan, future % 2, gains[place]!, gains[own]!, totals[place]!, totals[own]!);
    }
  }

  plain(): Sight {
    return plain(this.#inner) as Sight;
  }

  get #alone(): boolean {
    return this.eyes[0]?.length === 1;
  }
}
