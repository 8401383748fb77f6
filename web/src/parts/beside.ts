/** Puts a popover beside a thing: below it, or above where there is no room; never off the page. */

const EDGE = 8; // pixels to the edge of the window and to the thing

export function beside(anchor: Element): (tip: HTMLElement) => () => void {
  return (tip) => {
    const put = () => {
      const thing = anchor.getBoundingClientRect();
      const { width, height } = tip.getBoundingClientRect();
      const wanted = thing.left + thing.width / 2 - width / 2;
      const left = Math.min(Math.max(EDGE, wanted), innerWidth - width - EDGE);
      const below = thing.bottom + EDGE;
      const top = below + height > innerHeight - EDGE ? thing.top - height - EDGE : below;
      tip.style.left = `${Math.max(EDGE, left)}px`;
      tip.style.top = `${Math.max(EDGE, top)}px`;
    };
    tip.showPopover();
    put();
    const grown = new ResizeObserver(put); // the text may come later
    grown.observe(tip);
    addEventListener('scroll', put, true);
    return () => {
      grown.disconnect();
      removeEventListener('scroll', put, true);
    };
  };
}
