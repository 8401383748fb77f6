/** Cards fly from the lot to the ship that wins them; new ones come from the deck. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { ms } from '$lib/device/motion.svelte';
import type { Piece } from '$lib/game/pieces';

// Svelte asks all that leave and all that arrive first, and then how each of them moves.
const leaving = new Map<number, DOMRect>();
const arriving = new Set<number>();

/** For `out:leave`: a card that arrives elsewhere is gone at once, any other fades. */
export function leave(node: Element, { key }: Piece): () => TransitionConfig {
  leaving.set(key, node.getBoundingClientRect());
  return () => {
    if (arriving.delete(key)) return { duration: 0 };
    leaving.delete(key);
    return { duration: ms(120), css: (t) => `opacity: ${t}` };
  };
}

/** For `in:arrive`: a card comes from where it left, or else from the side of the deck. */
export function arrive(node: Element, { key }: Piece): () => TransitionConfig {
  arriving.add(key);
  return () => {
    const from = leaving.get(key);
    leaving.delete(key);
    if (from) return flight(from, node.getBoundingClientRect());
    arriving.delete(key);
    return {
      duration: ms(200),
      easing: cubicOut,
      css: (t, u) => `opacity: ${t}; transform: translate(${u * -40}px)`,
    };
  };
}

function flight(from: DOMRect, to: DOMRect): TransitionConfig {
  const [dx, dy, larger] = [from.left - to.left, from.top - to.top, from.width / to.width];
  return {
    duration: ms(260),
    easing: cubicOut,
    css: (t, u) =>
      `transform-origin: top left;
       transform: translate(${u * dx}px, ${u * dy}px) scale(${t + u * larger});`,
  };
}
