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

const LONGEST = 1000; // milliseconds that are waited for what moves
const QUIET = 2; // frames: what follows on another motion begins a frame after it

/** Every motion that is under way and comes to an end. */
const underWay = (): Animation[] =>
  (document.getAnimations?.() ?? []).filter(({ effect }) =>
    Number.isFinite(effect?.getComputedTiming().endTime),
  );

/** Call when everything lies still, at once if nothing moves here; the returned function gives up. */
export function whenStill(done: () => void): () => void {
  if (ms(1) === 0) {
    done();
    return () => {};
  }
  let quiet = 0;
  let frame = requestAnimationFrame(look);
  const limit = setTimeout(end, LONGEST); // in a page that is not seen no frames come
  function look(): void {
    quiet = underWay().some(({ playState }) => playState === 'running') ? 0 : quiet + 1;
    if (quiet === QUIET) end();
    else frame = requestAnimationFrame(look);
  }
  function cancel(): void {
    cancelAnimationFrame(frame);
    clearTimeout(limit);
  }
  function end(): void {
    cancel();
    done();
  }
  return cancel;
}

/** End every motion that is under way: things lie where they will lie. */
export function finishMotion(): void {
  for (const skip of skips) skip();
  for (const motion of underWay()) motion.finish();
}
