/** Advice on a position: its moves and its lot, tried in futures (`medici.analysis.advise.adviser`). */
import type { FairPrice, Further } from '$medici/analysis/advise/advice.js';
import { buyers_of, can_grow, has_room, with_further_card } from '$medici/analysis/advise/lots.js';
import { PriceSearch } from '$medici/analysis/advise/prices.js';
import { reasons } from '$medici/analysis/advise/sentences.js';
import { build_advice, distinct_actions, Trial } from '$medici/analysis/advise/summary.js';
import type { Game } from '$medici/record/game.js';
import { plain } from '$python/runtime.js';
import type { Counsel } from './messages.ts';
import type { Options } from './description.ts';
import type { Engine } from './engine.ts';
import { type LotEnds, LotRollouts } from './lot-rollouts.ts';
import { batched, meanOver, MoveRollouts, NO_MOVE } from './move-rollouts.ts';

// Advice within a time: rounds of ever more futures, each of which is advice of its own
const FIRST = 10; // futures for each price in the first round: an answer at once
const MORE = 4; // times as many in the next one, if there is time for them
const LEAST = 1.5; // times as many, or it is not worth it
const CAREFUL = 0.85; // of the time left is planned for
const MOVES = 4; // futures for the moves, for each one of a price: which move is what one asks first
const MOST = 4000; // futures for each price; more would say nothing new

/** How many futures a question is put to, and from which seed on. */
export interface Measure {
  moves: number; // for the moves,
  lots: number; // and for each price
  seed: number;
}

export class Advising {
  private readonly engine: Engine;
  private readonly game: Game;
  private readonly you: number | null;
  private readonly moves: MoveRollouts;
  private readonly lots: LotRollouts;
  private readonly position: Uint8Array;

  /** Play the game on the engine, up to the position that is asked about. */
  constructor(engine: Engine, game: Game, options: Options, you: number | null) {
    this.engine = engine;
    this.game = game;
    this.you = you;
    this.moves = new MoveRollouts(engine);
    this.lots = new LotRollouts(engine);
    engine.begin(game.players.length, options);
    for (const [, move] of game.moves) engine.play(move);
    this.position = engine.state();
  }

  /** The advice; between two questions it says that it is still at work. */
  *advise(measure: Measure): Generator<undefined, Counsel> {
    const { game } = this;
    const tried = this.tried(measure);
    yield;
    const prices: FairPrice[] = [];
    const buyers = buyers_of(game);
    for (const seat of buyers) {
      prices.push(this.closest(this.search(seat, measure.seed), measure.lots, false).price);
      yield;
    }
    let further: Further | null = null;
    if (can_grow(game)) {
      const presenter: number = game.state.presenter;
      further = this.further(presenter, prices[buyers.indexOf(presenter)]!, measure);
      yield;
    }
    const advice = build_advice(game, tried, prices, further, this.you);
    return { advice: plain(advice), reasons: plain(reasons(advice)) };
  }

  /** The position as it stands, and the moves worth thinking of, in common futures. */
  private tried({ moves, seed }: Measure): Trial {
    const players = this.game.players.length;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const actions = this.game.actor === 'nature' ? [] : this.candidates();
    this.set();
    const ends = this.moves.play([NO_MOVE, ...actions], moves, seed);
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
    return new Trial(
      moves,
      actions,
      overall('share'),
      batched(moves, (mean) => seats.map((seat) => mean((future) => ends.share(future, 0, seat)))),
      overall('total'),
      players === 1 ? [scores(0), ...actions.map((_, at) => scores(1 + at))] : [],
      ofMoves('share'),
      ofMoves('total'),
    );
  }

  private candidates(): number[] {
    this.set();
    const actions = [...new Set(this.engine.candidates())];
    return distinct_actions(
      this.game,
      actions.sort((a, b) => a - b),
    );
  }

  /** Futures at prices around the fair one, and the price that they have found. */
  private closest(
    search: PriceSearch,
    lots: number,
    further: boolean,
  ): { price: FairPrice; trial: LotEnds } {
    for (;;) {
      this.set();
      const { seat, prices, trial_seed: seed, part, last } = search;
      const futures = Math.max(1, Math.round(lots * part));
      const trial = this.lots.play({ seat, prices, further, futures, seed });
      if (last) return { price: search.result(...trial.rows()), trial };
      search.narrow(...trial.rows());
    }
  }

  /** The search for the fair price of the lot for a seat. */
  private search(seat: number, seed: number): PriceSearch {
    return new PriceSearch(seat, this.game.state.florins[seat], seed);
  }

  private further(presenter: number, now: FairPrice, { lots, seed }: Measure): Further {
    const { state } = this.game;
    if (!has_room(state)) return with_further_card(state, now, null, [], []);
    const { price, trial } = this.closest(this.search(presenter, seed), lots, true);
    return with_further_card(state, now, price, trial.worths(), trial.cards);
  }

  private set(): void {
    this.engine.restore(this.position);
  }
}

/**
 * Advise until a time (of `performance.now`); `tell` hears what is known, now and then, and how much
 * of the time is over.
 */
export function adviseUntil(
  until: number,
  seed: number,
  work: Advising,
  tell: (counsel: Counsel | null, part: number) => void,
): void {
  const began = performance.now();
  let known: Counsel | null = null;
  let lots = FIRST;
  for (;;) {
    const started = performance.now();
    const steps = work.advise({ moves: MOVES * lots, lots, seed });
    let step = steps.next();
    for (; !step.done; step = steps.next())
      tell(known, Math.min(0.99, (performance.now() - began) / (until - began)));
    known = step.value;
    const now = performance.now();
    const next = Math.min(
      MOST,
      MORE * lots,
      Math.floor((lots * CAREFUL * (until - now)) / Math.max(1, now - started)),
    );
    if (next < LEAST * lots) break;
    tell(known, Math.min(0.99, (now - began) / (until - began)));
    lots = next;
  }
  tell(known, 1);
}
