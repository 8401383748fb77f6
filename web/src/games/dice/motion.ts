/** Numbers fly from the dice to the ships. */
import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { ms } from '$lib/device/motion.svelte';

/** A number comes from the die in a spot of the tray; one without a die just appears. */
export function fromDie(node: Element, { spot }: { spot: number | null }): TransitionConfig {
  const die = spot === null ? null : document.querySelector(`[data-spot="${spot}"] button`);
  if (!die) return { duration: ms(140), css: (t) => `opacity: ${t}` };
  const [from, to] = [die.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return {
    duration: ms(320),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 + u}); opacity: ${0.4 + 0.6 * t}`,
  };
}
