/** A phone vibrates for a moment, at what its owner would not want to miss. */
import type { Step } from '$wire';
import { soundOf, type Signal, type Sound } from './which';

const MOMENTS: Partial<Record<Sound, number>> = { turn: 60, hammer: 90 }; // milliseconds

export function vibrate(what: Step | Signal): void {
  const felt = typeof what === 'string' ? what : soundOf(what);
  const long = felt && MOMENTS[felt];
  if (long) navigator.vibrate(long);
}
