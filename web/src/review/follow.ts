/** Where parts of a table lie, as long as they are marked: they move, and come with their table. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SETTLING = 700; // milliseconds after a change in which things may still fly

/** Tell where the parts lie within the ground, now and whenever that changes; what ends it. */
export function follow(
  ground: HTMLElement,
  parts: readonly string[],
  tell: (boxes: (Box | null)[]) => void,
): () => void {
  let frame = 0;
  let until = 0;
  let before = '';
  const look = (): void => {
    const boxes = parts.map((part) => boxOf(ground, part));
    const now = JSON.stringify(boxes);
    if (now !== before) tell(boxes);
    before = now;
    frame = performance.now() < until ? requestAnimationFrame(look) : 0;
  };
  const changed = (): void => {
    until = performance.now() + SETTLING;
    if (!frame) look();
  };
  const sizes = new ResizeObserver(changed);
  sizes.observe(ground);
  const pieces = new MutationObserver(changed);
  pieces.observe(ground, { childList: true, subtree: true });
  addEventListener('scroll', changed, { capture: true, passive: true });
  changed();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    pieces.disconnect();
    removeEventListener('scroll', changed, { capture: true });
  };
}

/** The first of a part that is drawn at all: a table may hold one for each width. */
export function drawn(ground: HTMLElement, part: string): HTMLElement | null {
  const found = [...ground.querySelectorAll<HTMLElement>(part)];
  return found.find((one) => one.getClientRects().length > 0) ?? null;
}

function boxOf(ground: HTMLElement, part: string): Box | null {
  const found = drawn(ground, part);
  if (!found) return null;
  const [here, box] = [ground.getBoundingClientRect(), found.getBoundingClientRect()];
  const round = (pixels: number): number => Math.round(pixels * 2) / 2;
  return {
    left: round(box.left - here.left),
    top: round(box.top - here.top),
    width: round(box.width),
    height: round(box.height),
  };
}

/** Scroll to a part if nothing of its middle is seen. */
export function bringIntoView(ground: HTMLElement, part: string, smoothly: boolean): void {
  const found = drawn(ground, part);
  if (!found) return;
  const { left, top, width, height } = found.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  if (seen && ground.contains(seen)) return;
  found.scrollIntoView({
    block: 'center',
    inline: 'nearest',
    behavior: smoothly ? 'smooth' : 'auto',
  });
}
