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
export function around(boxes: Box[]): Box | null {
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

/** A place for a bubble of this size within the room, beside the part if it fits there. */
export function place(part: Box | null, size: Size, room: Box): Spot {
  const right = room.right - size.width;
  const bottom = room.bottom - size.height;
  if (!part) {
    const left = (room.left + right) / 2;
    return { left, top: (room.top + bottom) / 2, side: 'none', point: 0 };
  }
  const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
  const left = clamp(middle.x - size.width / 2, room.left, right);
  const top = clamp(middle.y - size.height / 2, room.top, bottom);
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
    spot.left >= room.left && spot.left <= right && spot.top >= room.top && spot.top <= bottom;
  return spots.find(fits) ?? corner(part, size, room);
}

/** The corner of the room in which the bubble hides the least of the part. */
function corner(part: Box, size: Size, room: Box): Spot {
  const spots = [room.right - size.width, room.left].flatMap((left) =>
    [room.bottom - size.height, room.top].map((top): Spot => ({
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
export function scrollAbove(part: Box, room: Box): number {
  if (part.top >= room.top && part.bottom <= room.bottom) return 0;
  const spare = room.bottom - room.top - (part.bottom - part.top);
  // Of a part that is too high, the lower end counts: that is where its buttons are.
  const wanted = spare >= 0 ? room.top + spare / 2 : room.top + spare;
  return part.top - wanted;
}

/** The same for a bubble beside the part: scroll a little more if it would have to cover it. */
export function scrollBeside(part: Box, size: Size, room: Box): number {
  const first = scrollAbove(part, room);
  const seen = { ...part, top: part.top - first, bottom: part.bottom - first };
  if (place(seen, size, room).side !== 'none') return first;
  const missing = seen.bottom + GAP + size.height - room.bottom;
  return first + Math.max(0, Math.min(missing, seen.top - room.top));
}
