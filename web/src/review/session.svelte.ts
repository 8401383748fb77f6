/** A game that is being looked at: what is known of it by now, and how much is still to be done. */
import { startReview, type ReviewRequest } from '$bots/reviewer';
import type { GameRecord } from '$lib/records/record';
import type { Review } from '$wire';

const WHOLE_GAME = 26; // seconds for a whole game, all that must be fetched included
const GLANCE = 4; // seconds for the first figures, which nobody has asked for
const KEPT = 4; // sessions, so that going back and forth does not begin anew

export class Session {
  review: Review | null = $state.raw(null);
  part = $state(0); // of the work, up to 1
  failed = $state(false);
  deep = $state(false); // whether all decisions are weighed, and not only a little
  #end: (() => void) | null = null;

  constructor(readonly record: GameRecord) {}

  /** Look at the game for a moment: the curve, luck and skill. */
  glance(): void {
    if (!this.review && !this.#end) this.#begin(GLANCE);
  }

  /** Weigh every decision. */
  weigh(): void {
    if (this.deep && !this.failed) return;
    this.deep = true;
    this.#begin(WHOLE_GAME);
  }

  /** Look no further; what is known stays. */
  stop(): void {
    this.#end?.();
    this.#end = null;
  }

  #begin(seconds: number): void {
    this.stop();
    this.failed = false;
    this.part = 0;
    const wish: ReviewRequest = { record: this.record, seed: 1, seconds, what: 'game' };
    const known = this.review?.futures ?? 0;
    this.#end = startReview(wish, (report) => {
      if ('problem' in report) {
        console.warn(`no review: ${report.problem}`);
        this.failed = true;
        this.#end = null;
        return;
      }
      // what was known better than by a first look stays until more is known
      if (report.review.futures >= known) this.review = report.review;
      this.part = report.part;
      if (report.part >= 1) this.#end = null;
    });
  }
}

const sessions: { key: string; session: Session }[] = []; // the latest last

/** The session of a game, which goes on if there is one. */
export function sessionOf(record: GameRecord): Session {
  const key = JSON.stringify([record.game, record.players, record.options, record.moves]);
  const known = sessions.find((one) => one.key === key);
  if (known) return known.session;
  const session = new Session(plainly(record));
  sessions.push({ key, session });
  if (sessions.length > KEPT) sessions.shift()?.session.stop();
  return session;
}

/** What a worker needs of a record. */
const plainly = ({ format, game, players, options, moves }: GameRecord): GameRecord =>
  structuredClone({ format, game, players, options, moves });
