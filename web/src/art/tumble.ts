/** How a die tumbles to its spot. */
import { ms } from '$lib/device/motion.svelte';

const LONG = 620;

/** Throw a die: it comes from the side, turns, hops once and lies still. */
export function tumble(die: Element): Animation {
  const turn = (0.75 + Math.random()) * 360;
  const far = 90 + Math.random() * 120;
  const high = 12 + Math.random() * 18;
  const duration = ms(LONG) * (0.8 + Math.random() * 0.2);
  return die.animate(
    [
      { transform: `translate(${far}%, ${high}%) rotate(${turn}deg) scale(0.92)`, opacity: 0.4 },
      {
        transform: `translate(${far / 3}%, -${high}%) rotate(${turn / 3}deg)`,
        opacity: 1,
        offset: 0.45,
      },
      { transform: `translate(4%, 0) rotate(12deg)`, offset: 0.75 },
      { transform: `translate(0, -6%) rotate(-4deg)`, offset: 0.88 },
      { transform: 'none' },
    ],
    { duration, easing: 'ease-out' },
  );
}

/** Whether it is slow enough to see which face came up. */
export function isSettling(motion: Animation): boolean {
  return (motion.effect?.getComputedTiming().progress ?? 1) > 0.6;
}

/** How long dice may roll, until they lie still by themselves. */
export const rollTime = (): number => ms(LONG);
