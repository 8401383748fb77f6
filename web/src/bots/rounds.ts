/** Advice within a time: rounds of ever more futures, each of which is advice of its own. */
import type { Counsel } from '$lib/house/advice';
import type { Advising } from './advising.ts';

const FIRST = 40; // futures for each price in the first round: an answer at once
const MORE = 4; // times as many in the next one, if there is time for them
const LEAST = 1.5; // times as many, or it is not worth it
const CAREFUL = 0.85; // of the time left is planned for
const MOVES = 4; // futures for the moves, for each one of a price: which move is what one asks first
const MOST = 4000; // futures for each price; more would say nothing new

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
