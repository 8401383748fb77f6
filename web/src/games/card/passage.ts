/** How cards travel: between the parts of one table they glide, from the deck they slide in. */
import { createContext } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { ms } from '$lib/device/motion.svelte';

export type CardTransition = ReturnType<typeof crossfade>;

export const [passage, setPassage] = createContext<CardTransition>();

export const newPassage = (): CardTransition =>
  crossfade({
    duration: () => ms(240),
    easing: cubicOut,
    fallback: (_node, _params, intro) => (intro ? slideIn() : fadeAway()),
  });

/** The deck lies to the right of the row. */
const slideIn = (): TransitionConfig => ({
  duration: ms(200),
  easing: cubicOut,
  css: (t, u) => `opacity: ${t}; transform: translateX(${u * 90}px)`,
});

const fadeAway = (): TransitionConfig => ({ duration: ms(140), css: (t) => `opacity: ${t}` });

/** A card is turned over. */
export const turnOver = (_node: Element): TransitionConfig => ({
  duration: ms(200),
  easing: cubicOut,
  css: (_t, u) => `transform: perspective(500px) rotateY(${u * -90}deg)`,
});
