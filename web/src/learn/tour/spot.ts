/** Where the coach's bubble stands: beside the part it speaks of, never on it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = 'left' | 'right' | 'above' | 'below' | 'none';
export interface Spot {
  left: number;
  top: number;
  side: Side; // of the part
  point: number; // how far along its edge the bubble points at the part
}

export const GAP = 16; // pixels between the bubble and the part
const CORNER = 26; // how near to its corners the bubble may point

/** A box around several. */
export function boundingBox(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** Where a bubble of this size stands within an area, beside the part if it fits there. */
export function spotFor(part: Box | null, size: Size, area: Box): Spot {
  const right = area.right - size.width;
  const bottom = area.bottom - size.height;
  if (!part) {
    const left = (area.left + right) / 2;
    return { left, top: (area.top + bottom) / 2, side: 'none', point: 0 };
  }
  const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
  const left = clamp(middle.x - size.width / 2, area.left, right);
  const top = clamp(middle.y - size.height / 2, area.top, bottom);
  const along = {
    x: clamp(middle.x - left, CORNER, size.width - CORNER),
    y: clamp(middle.y - top, CORNER, size.height - CORNER),
  };
  const spots: Spot[] = [
    { left: part.right + GAP, top, side: 'right', point: along.y },
    { left: part.left - GAP - size.width, top, side: 'left', point: along.y },
    { left, top: part.bottom + GAP, side: 'below', point: along.x },
    { left, top: part.top - GAP - size.height, side: 'above', point: along.x },
  ];
  const fits = (spot: Spot): boolean =>
    spot.left >= area.left && spot.left <= right && spot.top >= area.top && spot.top <= bottom;
  return spots.find(fits) ?? corner(part, size, area);
}

/** The corner of the area in which the bubble hides the least of the part. */
function corner(part: Box, size: Size, area: Box): Spot {
  const spots = [area.right - size.width, area.left].flatMap((left) =>
    [area.bottom - size.height, area.top].map((top): Spot => ({
      left,
      top,
      side: 'none',
      point: 0,
    })),
  );
  const hidden = ({ left, top }: Spot): number =>
    Math.max(0, Math.min(part.right, left + size.width) - Math.max(part.left, left)) *
    Math.max(0, Math.min(part.bottom, top + size.height) - Math.max(part.top, top));
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

/** How far to scroll down so that a part is in view above whatever covers the foot of the window. */
export function scrollAbove(part: Box, area: Box): number {
  if (part.top >= area.top && part.bottom <= area.bottom) return 0;
  const spare = area.bottom - area.top - (part.bottom - part.top);
  // Of a part that is too high, the lower end counts: that is where its buttons are.
  const wanted = spare >= 0 ? area.top + spare / 2 : area.top + spare;
  return part.top - wanted;
}

/** The same for a bubble beside the part: scroll a little more if it would have to cover it. */
export function scrollBeside(part: Box, size: Size, area: Box): number {
  const first = scrollAbove(part, area);
  const seen = { ...part, top: part.top - first, bottom: part.bottom - first };
  if (spotFor(seen, size, area).side !== 'none') return first;
  const missing = seen.bottom + GAP + size.height - area.bottom;
  return first + Math.max(0, Math.min(missing, seen.top - area.top));
}
