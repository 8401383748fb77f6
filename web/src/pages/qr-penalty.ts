/** How hard a masked QR code would be to read, by the four rules of the standard. */

const FINDER = [true, false, true, true, true, false, true];
const QUIET = [false, false, false, false];
const LOOKALIKES = [
  [...FINDER, ...QUIET],
  [...QUIET, ...FINDER],
];

export function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  const lines = [...grid, ...columns];
  const along = lines.reduce((sum, line) => sum + runs(line) + lookalikes(line), 0);
  return along + blocks(grid) + imbalance(grid);
}

/** Five or more alike in a row. */
function runs(line: boolean[]): number {
  let points = 0;
  let length = 0;
  line.forEach((dark, at) => {
    length = at > 0 && dark === line[at - 1] ? length + 1 : 1;
    if (length === 5) points += 3;
    else if (length > 5) points++;
  });
  return points;
}

/** What a reader could take for a finder pattern. */
function lookalikes(line: boolean[]): number {
  let points = 0;
  for (let from = 0; from + 11 <= line.length; from++)
    for (const pattern of LOOKALIKES)
      if (pattern.every((dark, at) => line[from + at] === dark)) points += 40;
  return points;
}

/** Squares of two by two alike. */
function blocks(grid: boolean[][]): number {
  let points = 0;
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++) {
      const dark = grid[y]![x];
      if (dark === grid[y - 1]![x] && dark === grid[y]![x - 1] && dark === grid[y - 1]![x - 1])
        points += 3;
    }
  return points;
}

/** Far from half dark. */
function imbalance(grid: boolean[][]): number {
  const dark = grid.flat().filter(Boolean).length;
  const share = (100 * dark) / grid.length ** 2;
  return 10 * Math.floor(Math.abs(share - 50) / 5);
}
