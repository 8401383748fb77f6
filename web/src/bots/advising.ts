/** Advice on a position: its moves and its lot, weighed in futures (`medici.analysis.advise.adviser`). */
import {
  buyersOf,
  counsel,
  distinctIn,
  fitsGrown,
  grown,
  presenterOf,
  pricing,
  tooLarge,
  type Counsel,
  type Price,
  type Pricing,
  type Weighed,
} from '$lib/house/advice';
import type { Played } from '$lib/house/game';
import { batched, Ends, meanOver } from './batches.ts';
import type { Options } from './description.ts';
import type { Engine } from './engine.ts';
import { LotTrials, type LotTrial } from './lot-trial.ts';
import { freshMind } from './search.ts';
import { SEATS, Weighing } from './weighing.ts';

const STAY = -1; // in place of a move: the game goes on from here as it may
const WIDTH = 4; // how far from the merchant's bid others are tried

/** How many futures a question is put to, and from which seed on. */
export interface Measure {
  moves: number; // for the moves,
  lots: number; // and for each price
  seed: number;
}

export class Advising {
  private readonly engine: Engine;
  private readonly game: Played;
  private readonly you: number | null;
  private readonly weighing: Weighing;
  private readonly trials: LotTrials;
  private readonly position: Uint8Array;

  /** Play the game on the engine, up to the position that is asked about. */
  constructor(engine: Engine, game: Played, options: Options, you: number | null) {
    this.engine = engine;
    this.game = game;
    this.you = you;
    this.weighing = new Weighing(engine);
    this.trials = new LotTrials(engine);
    engine.begin(game.players.length, options);
    for (const [, move] of game.moves) engine.play(move);
    this.position = engine.state();
  }

  /** The advice; between two questions it says that it is still at work. */
  *advise(measure: Measure): Generator<undefined, Counsel> {
    const { game } = this;
    const tried = this.tried(measure);
    yield;
    const prices: Price[] = [];
    const buyers = buyersOf(game);
    for (const seat of buyers) {
      prices.push(this.closest(pricing(game, seat, measure.seed), measure.lots, false).price);
      yield;
    }
    const presenter = presenterOf(game);
    let further: object | null = null;
    if (presenter !== null) {
      further = this.further(presenter, prices[buyers.indexOf(presenter)]!, measure);
      yield;
    }
    return counsel(game, tried, prices, further, this.you);
  }

  /** The position as it stands, and the moves worth thinking of, in common futures. */
  private tried({ moves, seed }: Measure): Weighed {
    const players = this.game.players.length;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const actions = this.game.actor === 'nature' ? [] : this.sensible();
    this.set();
    const numbers = Float64Array.from(this.weighing.play([STAY, ...actions], moves, seed));
    const ends = new Ends(numbers, 1 + actions.length, SEATS);
    const overall = (what: 'share' | 'total'): number[] =>
      seats.map((seat) => meanOver(moves, (future) => ends[what](future, 0, seat)));
    const ofMoves = (what: 'share' | 'total'): number[][][] =>
      batched(moves, (mean) =>
        actions.map((_, at) =>
          seats.map((seat) => mean((future) => ends[what](future, 1 + at, seat))),
        ),
      );
    const scores = (option: number): number[] =>
      Array.from({ length: moves }, (_, future) => ends.total(future, option, 0));
    return {
      futures: moves,
      actions,
      chances: overall('share'),
      totals: overall('total'),
      scores: players === 1 ? [scores(0), ...actions.map((_, at) => scores(1 + at))] : [],
      moveShares: ofMoves('share'),
      moveTotals: ofMoves('total'),
    };
  }

  /** The moves that a search would try, and the merchant's. */
  private sensible(): number[] {
    this.set();
    const { game, memory, mind, search, rules, table } = this.engine;
    const row = game.merchant[this.game.players.length]!;
    const favourite = rules.weighed_move(table, freshMind(memory, game, mind, row));
    const thinker = freshMind(memory, game, mind, row);
    const count = rules.candidates(table, thinker, WIDTH, search.actions, game.most_legal);
    const actions = [favourite, ...Array.from(memory.integers(search.actions, count), Number)];
    return distinctIn(
      this.game,
      [...new Set(actions)].sort((a, b) => a - b),
    );
  }

  /** Futures at prices around the fair one, and the price that they have found. */
  private closest(
    search: Pricing,
    lots: number,
    further: boolean,
  ): { price: Price; trial: LotTrial } {
    for (;;) {
      this.set();
      const { seat, prices, trial_seed: seed, part, last } = search;
      const futures = Math.max(1, Math.round(lots * part));
      const trial = this.trials.play({ seat, prices, further, futures, seed });
      if (last) return { price: search.found(...trial.rows()), trial };
      search.look(...trial.rows());
    }
  }

  private further(presenter: number, now: Price, { lots, seed }: Measure): object {
    const { game } = this;
    if (!fitsGrown(game)) return tooLarge(game, now);
    const { price, trial } = this.closest(pricing(game, presenter, seed), lots, true);
    return grown(game, now, price, trial.worths(), trial.cards);
  }

  private set(): void {
    const { memory, table, game } = this.engine;
    memory.bytes(table, game.state.size).set(this.position);
  }
}
