/** Keeps the place where somebody reads while the text around it changes. */

interface Place {
  id: string;
  top: number;
}

const EDGE = 60; // pixels below the upper edge that belong to the place above

const spot = (node: Element): string => node.id;

/** The rule or heading that is read now; null at the very beginning. */
export function readAt(): Place | null {
  if (scrollY < EDGE) return null;
  for (const node of document.querySelectorAll('[data-place]')) {
    const { top, bottom } = node.getBoundingClientRect();
    if (bottom > EDGE) return { id: spot(node), top };
  }
  return null;
}

/** Bring that place to where it was. */
export function keepAt(place: Place | null): void {
  const node = place && document.getElementById(place.id);
  if (node) scrollBy({ top: node.getBoundingClientRect().top - place.top, behavior: 'instant' });
}

/** Show the place that the address names. */
export function showAt(id: string): void {
  const node = document.getElementById(id);
  if (!node) return;
  node.scrollIntoView({ block: 'start', behavior: 'instant' });
  node.focus({ preventScroll: true });
}
