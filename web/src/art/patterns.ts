/** The engraved patterns of the wares, as one path each: no ids, so that they can stand anywhere. */
import type { Ware } from '$lib/game/goods';

type Mark = (x: number, y: number, row: number, column: number) => string;

/** Repeat a mark over a field of 48 by 48, every other row shifted. */
function spread(step: number, shift: number, mark: Mark): string {
  let path = '';
  for (let row = 0; row * step < 48 + step; row++)
    for (let column = -1; column * step < 48 + step; column++)
      path += mark(column * step + (row % 2) * shift, row * step, row, column);
  return path;
}

function rays(): string {
  let path = '';
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray * Math.PI) / 12 + Math.PI / 24;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    path += `M${round(24 + 8 * x)} ${round(24 + 8 * y)}L${round(24 + 36 * x)} ${round(24 + 36 * y)}`;
  }
  return path;
}

const round = (n: number): number => Math.round(n * 100) / 100;

export const patterns: Record<Ware, string> = {
  cloth: spread(4, 0, (x, y, row, column) =>
    (row + column) % 2
      ? `M${x + 0.5} ${y + 1.2}h3M${x + 0.5} ${y + 2.8}h3`
      : `M${x + 1.2} ${y + 0.5}v3M${x + 2.8} ${y + 0.5}v3`,
  ),
  fur: spread(4, 2, (x, y) => `M${x} ${y}l1.3 2.8`),
  grain: spread(3.6, 1.8, (x, y) => `M${round(x)} ${round(y)}h.01`),
  dye: spread(4, 0, (x, y) => `M${x} ${y}q1 -1.6 2 0t2 0`),
  spice: spread(6, 3, (x, y) => `M${x} ${y - 2.2}l2 2.2l-2 2.2l-2 -2.2z`),
  gold: rays(),
  neutral: spread(4, 0, (x, y) => `M${x} ${y}h4`),
};

/** How thick the lines of a pattern are. */
export const weight: Record<Ware, number> = {
  cloth: 0.7,
  fur: 0.8,
  grain: 1.3,
  dye: 0.8,
  spice: 0.7,
  gold: 0.9,
  neutral: 0.6,
};
