/** Keeps what somebody reads in view while the text around it changes. */

interface ReadingPoint {
  id: string;
  top: number;
}

const EDGE = 60; // pixels below the upper edge that belong to what is above

/** The rule or heading that is read now; null at the very beginning. */
export function readAt(): ReadingPoint | null {
  if (scrollY < EDGE) return null;
  for (const node of document.querySelectorAll('[data-reading]')) {
    const { top, bottom } = node.getBoundingClientRect();
    if (bottom > EDGE) return { id: node.id, top };
  }
  return null;
}

/** Bring it to where it was. */
export function keepAt(point: ReadingPoint | null): void {
  const node = point && document.getElementById(point.id);
  if (node) scrollBy({ top: node.getBoundingClientRect().top - point.top, behavior: 'instant' });
}

/** Show what the address names. */
export function showAt(id: string): void {
  const node = document.getElementById(id);
  if (!node) return;
  node.scrollIntoView({ block: 'start', behavior: 'instant' });
  node.focus({ preventScroll: true });
}
