/** Follows the parts of the table that a note speaks of: where they are in the window. */
import { untrack } from 'svelte';
import { ms } from '$lib/device/motion.svelte';
import { boundingBox, type Box } from './spot';

/** How far to scroll for a part. */
type Needed = (box: Box) => number;

export class Part {
  box: Box | null = $state.raw(null);

  /** For use in an effect: follow these parts within the stage, and bring them into view once. */
  follow(stage: HTMLElement, names: readonly string[], needed: Needed): () => void {
    let brought = false;
    const look = () => {
      // The table may come later, so they are looked for each time.
      const box = boxOf(stage, names);
      this.box = box;
      if (brought || !box) return;
      brought = true;
      bring(stage, names, needed);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(stage);
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    untrack(look);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }
}

function boxOf(stage: HTMLElement, names: readonly string[]): Box | null {
  const nodes = names.flatMap((name) => stage.querySelector(`[data-tour="${name}"]`) ?? []);
  return boundingBox(nodes.map((node) => node.getBoundingClientRect()));
}

/** Scroll to some parts, once the bubble has its size. */
export function bring(stage: HTMLElement, names: readonly string[], needed: Needed): void {
  const scroll = () => {
    const box = boxOf(stage, names);
    const top = box ? needed(box) : 0;
    if (top !== 0) scrollBy({ top, behavior: ms(1) === 0 ? 'instant' : 'smooth' });
  };
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}
