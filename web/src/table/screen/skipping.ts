/** Nobody has to watch a motion to its end. */
import { onkey } from '$lib/page/keys';
import type { LiveTable } from '$lib/live/live-table.svelte';

const OWN = 'button, a, input, select, label, summary, [role=button], [role=slider]';

/** For `{@attach skipping(live)}`: a tap on the table, S or Escape ends what moves and waits. */
export function skipping(live: LiveTable): (node: HTMLElement) => () => void {
  return (node) => {
    const skip = () => live.skip();
    const tap = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(OWN)) skip();
    };
    node.addEventListener('pointerdown', tap);
    const keys = [onkey('s', skip), onkey('Escape', skip)];
    return () => {
      node.removeEventListener('pointerdown', tap);
      for (const drop of keys) drop();
    };
  };
}
