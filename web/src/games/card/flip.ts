/** For `animate:flip`: things glide to where they now lie. */
import { flip as move } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { ms } from '$lib/device/motion.svelte';

export const flip: typeof move = (node, boxes, params) =>
  move(node, boxes, { duration: ms(220), easing: cubicOut, ...params });
