/** What a hint says: the best move, its chance, and how far ahead of the next one it is. */
import type { Option, Review } from '$lib/wire-types';

export interface Advice {
  options: Option[]; // the best first
  best: Option;
  next: Option | null; // the best of the others
  kind: 'only' | 'close' | 'ahead'; // everything else is far behind; hardly any; somewhat
}

const CLOSE = 5_000; // millionths of a victory: half a point
const FAR = 100_000; // ten points
const LONE = 33; // alone a third of a point weighs as much as a point of chance

/** The advice in the review of a single move; null before anything was weighed. */
export function adviceOf(review: Review): Advice | null {
  const options = review.decisions.at(-1)?.options ?? [];
  const [best, next = null] = options;
  if (!best) return null;
  const scale = review.alone ? LONE : 1;
  const behind = next ? next.behind : Infinity;
  const unsure = Math.max(CLOSE * scale, next ? 2 * Math.max(next.error, best.error) : 0);
  const kind = behind > FAR * scale ? 'only' : behind <= unsure ? 'close' : 'ahead';
  return { options, best, next, kind };
}
