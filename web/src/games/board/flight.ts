/** Cards fly from the lot to the ship that wins them; new ones come from the deck. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, fly } from 'svelte/transition';
import { ms } from '$lib/motion';

export const [leave, arrive] = crossfade({
  duration: () => ms(260),
  easing: cubicOut,
  fallback: (node, _params, arriving) =>
    arriving
      ? fly(node, { x: -40, duration: ms(200), easing: cubicOut })
      : fade(node, { duration: ms(120) }),
});
