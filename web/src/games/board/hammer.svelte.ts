/**
 * The end of an auction as it is seen: the last word stands for a moment with the lot still there,
 * and only then do the cards go to their ship.
 */
import { untrack } from 'svelte';
import { hammerOf, type Hammer } from '$lib/live/moments';
import { motionFactor } from '$lib/device/motion.svelte';
import type { Bid, BoardScene, CardId, Step } from '$wire';

const HOLD = 360; // milliseconds before the cards go, at the usual speed

export interface Sale extends Hammer {
  step: Step;
  scene: BoardScene; // the table while the hammer falls
}

export class Hammering {
  #now: () => BoardScene;
  #last: () => Step | null;
  #before: BoardScene | null = null; // the scene directly before the one of now, if it was seen
  #seen: { scene: BoardScene; step: Step | null } | null = null;
  #done: Step | null = $state.raw(null); // the step whose hammer has fallen

  /** The sale that is on show; null as soon as the lot leaves, or something else happens. */
  sale: Sale | null = $derived.by(() => {
    const [scene, step] = [this.#now(), this.#last()];
    this.#see(scene, step);
    if (!step || step === this.#done || motionFactor() === 0) return null;
    const hammer = hammerOf(step);
    return hammer && this.#before && { ...hammer, step, scene: held(this.#before, step, hammer) };
  });

  /** What is to be seen now. */
  scene: BoardScene = $derived.by(() => this.sale?.scene ?? this.#now());

  constructor(now: () => BoardScene, last: () => Step | null) {
    this.#now = now;
    this.#last = last;
    $effect(() => {
      const step = this.sale?.step;
      if (!step) return;
      const wait = HOLD * untrack(() => motionFactor());
      const fall = setTimeout(() => (this.#done = step), wait);
      return () => clearTimeout(fall);
    });
  }

  #see(scene: BoardScene, step: Step | null): void {
    const seen = this.#seen;
    if (scene === seen?.scene) return;
    const next = step !== null && (seen?.step?.n ?? step.n - 1) === step.n - 1;
    this.#before = next ? (seen?.scene ?? null) : null;
    this.#seen = { scene, step };
  }
}

/** The table before a step that ends an auction, with the last word said. */
export function held(before: BoardScene, step: Step, { seat, price }: Hammer): BoardScene {
  return {
    ...before,
    phase: 'auction',
    actor: 'nature',
    lot: lotOf(before, step),
    bids: [...before.bids, ...lastWord(step)],
    waiting: [],
    leader: seat,
    high: price,
  };
}

/** The last word of an auction; none if nobody could speak. */
function lastWord({ seat, move }: Step): Bid[] {
  if (seat === null) return [];
  if (move === 'pass') return [{ seat, bid: null }];
  return move.startsWith('bid ') ? [{ seat, bid: Number(move.slice('bid '.length)) }] : [];
}

/** The cards of the lot; the last may have come with the very step for which nobody could bid. */
function lotOf(before: BoardScene, step: Step): CardId[] {
  const [what, card] = step.move.split(' ');
  return what === 'card' && card ? [...before.lot, card] : before.lot;
}
