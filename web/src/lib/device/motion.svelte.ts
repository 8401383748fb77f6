/** How long things move, as the player wants it; motion in flight, which a tap ends. */
import { settings } from './settings.svelte';

const FACTORS = { 0: 0, 1: 1, 2: 0.45 } as const; // by the speed of motion

/** Whether nothing moves for a while: somebody has pressed fast-forward. */
export const fastForward = $state({ on: false });

/** What durations are multiplied with. */
export const motionFactor = (): number => FACTORS[settings.speed];

/** How long something may move: the usual time, less, or none. */
export function ms(usual: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || fastForward.on ? 0 : usual * motionFactor();
}

type Skip = () => void;
let skips: readonly Skip[] = [];

/** What is to end as well when somebody does not want to wait; until the returned function is called. */
export function onskip(skip: Skip): () => void {
  skips = [...skips, skip];
  return () => (skips = skips.filter((other) => other !== skip));
}

/** End every motion that is under way: things lie where they will lie. */
export function finishMotion(): void {
  for (const skip of skips) skip();
  for (const motion of document.getAnimations?.() ?? []) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }
}
