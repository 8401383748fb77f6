/** The square of a QR code: its fixed patterns, the path of the data, and the mask that reads best. */
import { penalty } from './qr-penalty';

export type Grid = boolean[][];

const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code without data, and the modules that data must leave alone. */
export function blank(version: number): { grid: Grid; reserved: Grid } {
  const size = 17 + 4 * version;
  const grid = square(size);
  const reserved = square(size);
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    reserved[y]![x] = true;
  };
  timing(size, set);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, set);
  for (const [x, y] of alignments(version, size)) rings(x, y, 2, set);
  writeFormat(size, 0, set);
  if (version >= 7) writeVersion(version, size, set);
  return { grid, reserved };
}

/** Lay the bytes down in columns of two, upwards and downwards by turns, from the right. */
export function layDown(grid: Grid, reserved: Grid, bytes: number[]): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern holds no data
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (reserved[y]![x] || at >= bytes.length * 8) continue;
        grid[y]![x] = ((bytes[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        at++;
      }
    }
  }
}

/** The same code under the mask that is easiest to read. */
export function masked(grid: Grid, reserved: Grid): Grid {
  const tried = MASKS.map((flips, mask) => {
    const copy = grid.map((row, y) =>
      row.map((dark, x) => (reserved[y]![x] ? dark : dark !== flips(x, y))),
    );
    writeFormat(grid.length, mask, (x, y, dark) => (copy[y]![x] = dark));
    return copy;
  });
  const penalties = tried.map(penalty);
  return tried[penalties.indexOf(Math.min(...penalties))]!;
}

type Set = (x: number, y: number, dark: boolean) => void;

function square(size: number): Grid {
  return Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
}

function timing(size: number, set: Set): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
}

/** A finder with its quiet rim (reach 4), or an alignment pattern (reach 2). */
function rings(x: number, y: number, reach: number, set: Set): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
}

function alignments(version: number, size: number): [number, number][] {
  const lines = [6, ...ALIGNMENT[version - 1]!];
  const last = size - 7;
  const corner = (x: number, y: number): boolean =>
    (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
  if (version === 1) return [];
  return lines.flatMap((x) =>
    lines.filter((y) => !corner(x, y)).map((y): [number, number] => [x, y]),
  );
}

/** Level M (00) and the mask, with their correction, twice. */
function writeFormat(size: number, mask: number, set: Set): void {
  const bits = ((mask << 10) | rest(mask, 10, 0x537)) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const down = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    const left = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    set(8, down, bit(at));
    set(left, 8, bit(at));
  }
  set(8, size - 8, true);
}

function writeVersion(version: number, size: number, set: Set): void {
  const bits = (version << 12) | rest(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const far = size - 11 + (at % 3);
    const near = Math.floor(at / 3);
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** The remainder of a division of polynomials over two elements. */
function rest(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return rest;
}
