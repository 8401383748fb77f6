/** The figures of the curve of chances: where positions and chances lie, and what is said of them. */

/** Chances of all seats, position by position: parts of 1, or points alone. */
export type Curve = readonly (readonly number[])[];

/** How the lines of the seats are broken, so that colour is not all that tells them apart. */
export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 2 1 2 1 2', '1 3'];

export interface Frame {
  wide: number;
  high: number;
  edge: number; // free at all sides
}

/** The round number of points that the line of a game alone stays under. */
export function curveTop(curve: Curve): number {
  return Math.max(10, Math.ceil(Math.max(...curve.flat()) / 10) * 10);
}

/** Where a position lies; all of them fill the width. */
export function xOf(at: number, last: number, { wide, edge }: Frame): number {
  return edge + (last ? (at / last) * (wide - 2 * edge) : 0);
}

/** Where a chance lies; 0 is at the foot. */
export function yOf(chance: number, top: number, { high, edge }: Frame): number {
  return high - edge - (chance / top) * (high - 2 * edge);
}

/** The line of a seat. What a move changes is drawn at that move: flat, then a step. */
export function line(curve: Curve, seat: number, last: number, top: number, frame: Frame): string {
  let path = '';
  let before: number | null = null;
  for (const [at, chances] of curve.entries()) {
    const x = round(xOf(at, last, frame));
    const y = round(yOf(chances[seat] ?? 0, top, frame));
    if (before === null) path += `M${x} ${y}`;
    else path += y === before ? `H${x}` : `L${x} ${y}`;
    before = y;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The position nearest to a place across. */
export function nearest(x: number, last: number, { wide, edge }: Frame): number {
  const part = (x - edge) / Math.max(1, wide - 2 * edge);
  return Math.max(0, Math.min(last, Math.round(part * last)));
}

/** Where the mark leads on which a point lies; null if it lies on none. */
export function markAt(
  marks: readonly { at: number; x: number; y: number }[],
  point: { x: number; y: number },
  reach: number,
): number | null {
  const far = (mark: { x: number; y: number }): number =>
    Math.hypot(mark.x - point.x, mark.y - point.y);
  const [closest] = marks.filter((mark) => far(mark) <= reach).sort((a, b) => far(a) - far(b));
  return closest?.at ?? null;
}

/** The seats from the most likely to win to the least. */
export function order(chances: readonly number[]): number[] {
  return chances.map((_, seat) => seat).sort((a, b) => chances[b]! - chances[a]! || a - b);
}

/** The next of some positions, in one direction; null if there is none. */
export function nextOf(places: readonly number[], at: number, back: boolean): number | null {
  const found = back
    ? places.filter((place) => place < at).sort((a, b) => b - a)
    : places.filter((place) => place > at).sort((a, b) => a - b);
  return found[0] ?? null;
}
