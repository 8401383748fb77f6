/** Puts a popover beside a thing: off the thing, off one's own ship and purse, and on the page. */

const EDGE = 8; // pixels to the edge of the window and to the thing
const OWN = '[data-tour=own]'; // one's own ship and purse
const MOVES = '[data-tour=moves] :is(button, input)';
// How bad it is to lie on a pixel of the thing, of what is one's own, of the moves; or to be away.
const COSTS = { thing: 1000, own: 20, moves: 100 };

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Where a tip of some size lies best: left and top. */
export function place(
  thing: Box,
  own: Box[],
  moves: Box[],
  tip: Size,
  page: Size,
): [number, number] {
  const around = [thing, ...own, ...moves];
  const lefts = along(around, 'left', 'right', tip.width, page.width);
  const tops = along(around, 'top', 'bottom', tip.height, page.height);
  let best: [number, number] = [EDGE, EDGE];
  let least = Infinity;
  for (const top of tops)
    for (const left of lefts) {
      const box = { left, top, right: left + tip.width, bottom: top + tip.height };
      const cost =
        COSTS.thing * overlap(box, thing) +
        COSTS.own * sum(own.map((one) => overlap(box, one))) +
        COSTS.moves * sum(moves.map((one) => overlap(box, one))) +
        distance(box, thing);
      if (cost < least) [best, least] = [[left, top], cost];
    }
  return best;
}

/** Places along one side of the page: centred on things, just beside them, and at the edges. */
function along(
  boxes: Box[],
  from: 'left' | 'top',
  to: 'right' | 'bottom',
  size: number,
  page: number,
): number[] {
  const last = Math.max(EDGE, page - size - EDGE);
  const wanted = boxes.flatMap((box) => [
    (box[from] + box[to] - size) / 2,
    box[to] + EDGE,
    box[from] - size - EDGE,
  ]);
  return [...wanted, EDGE, last].map((at) => Math.min(Math.max(EDGE, at), last));
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Between the middles; what lies far from its thing is hard to reach. */
const distance = (a: Box, b: Box): number =>
  Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);

const boxes = (selector: string): Box[] =>
  Array.from(document.querySelectorAll(selector), (one) => one.getBoundingClientRect());

export function beside(anchor: Element): (tip: HTMLElement) => () => void {
  return (tip) => {
    const put = () => {
      const thing = anchor.getBoundingClientRect();
      const page = { width: innerWidth, height: innerHeight };
      const free = document.querySelector('dialog:modal') === null; // a window covers them anyway
      const [own, moves] = free ? [boxes(OWN), boxes(MOVES)] : [[], []];
      const [left, top] = place(thing, own, moves, tip.getBoundingClientRect(), page);
      tip.style.left = `${left}px`;
      tip.style.top = `${top}px`;
    };
    tip.showPopover();
    put();
    const grown = new ResizeObserver(put); // the text may come later
    grown.observe(tip);
    const timer = setInterval(put, 250); // moves may come to be where it lies
    addEventListener('scroll', put, true);
    return () => {
      clearInterval(timer);
      grown.disconnect();
      removeEventListener('scroll', put, true);
    };
  };
}
