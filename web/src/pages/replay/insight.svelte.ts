/** What a replay knows of its review: fetched when the replay is open, deeper when it is asked for. */
import { loadTexts } from '$lib/text/i18n.svelte';
import type { GameRecord } from '$lib/records/record';
import type { Review } from '$wire';

type Parts = typeof import('$review/index');
type Session = import('$review/index').Session;
type Verdict = import('$review/index').DecisionVerdict;

const WHOLE = 1_000_000; // in a review everything is told in millionths

export class Insight {
  parts: Parts | null = $state.raw(null);
  session: Session | null = $state.raw(null);
  unreached = $state(false);

  /** What is known by now. */
  review: Review | null = $derived(this.session?.review ?? null);
  curve = $derived(this.review?.curve.map((chances) => chances.map((one) => one / WHOLE)) ?? null);
  failed = $derived(this.unreached || (this.session?.failed ?? false));
  deep = $derived(this.session?.deep ?? false); // whether decisions are weighed
  working = $derived((this.session?.part ?? 0) < 1); // nothing is final yet
  marks = $derived(this.deep && this.review ? (this.parts?.marked(this.review) ?? []) : []);

  constructor(private readonly record: () => Promise<unknown>) {}

  /** Look at the game; `deep` weighs its decisions. */
  async open(deep: boolean): Promise<void> {
    this.unreached = false;
    try {
      const [parts, record] = await Promise.all([
        import('$review/index'),
        this.record(),
        loadTexts('more'),
      ]);
      this.parts = parts;
      this.session = parts.sessionOf(record as GameRecord);
      if (deep) this.session.weigh();
      else this.session.glance();
    } catch {
      this.unreached = true;
    }
  }

  /** What is to be said of the decision that was made at a position, once it is weighed. */
  verdictAt(at: number): Verdict | null {
    return this.deep && this.review
      ? (this.parts?.decisionVerdict(this.review, at + 1) ?? null)
      : null;
  }

  /** The next mistake after a position; after the last one the first again. */
  next(at: number): number | null {
    const places = this.marks.map((mark) => mark.at);
    return this.parts?.nextOf(places, at, false) ?? places[0] ?? null;
  }
}
