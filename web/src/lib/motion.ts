/** Durations as the player wants them. */
import { flip as move } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { hurry } from './hurry.svelte';
import { pace, settings } from './settings.svelte';

/** How long something may move: the usual time, less, or none. */
export function ms(usual: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || hurry.on ? 0 : usual * pace(settings.speed);
}

/** For `animate:flip`: things glide to where they now lie. */
export const flip: typeof move = (node, boxes, params) =>
  move(node, boxes, { duration: ms(220), easing: cubicOut, ...params });
