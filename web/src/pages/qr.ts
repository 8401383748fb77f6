/** A QR code of a short text: byte mode, error correction level M, versions 1 to 10. */
import { remainder } from './qr-field';
import { blank, layDown, masked, type Grid } from './qr-grid';

/** For each version: error correction bytes of a block, then [blocks, data bytes of each]. */
const BLOCKS: [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const BYTE_MODE = 0b0100;
const FILLERS = [0xec, 0x11];

/** The dark modules of the code, row by row; null if the text is too long for it. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex((_, at) => longest(at + 1) >= bytes.length);
  if (version === 0) return null;
  const { grid, reserved } = blank(version);
  layDown(grid, reserved, codewords(bytes, version));
  return masked(grid, reserved);
}

/** The outline of the dark modules as an SVG path, one unit each, runs of a row together. */
export function outline(grid: Grid): string {
  const runs: string[] = [];
  grid.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      runs.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
    }
  });
  return runs.join('');
}

function capacity(version: number): number {
  const [, ...groups] = BLOCKS[version - 1]!;
  return groups.reduce((sum, [count, size]) => sum + count * size, 0);
}

/** Bytes of text that fit, beside the mode and the count. */
function longest(version: number): number {
  return capacity(version) - (version < 10 ? 2 : 3);
}

/** The text with its mode and count before it and fillers after it. */
function payload(bytes: Uint8Array, version: number): Uint8Array {
  const data = new Uint8Array(capacity(version));
  let at = 0;
  const write = (value: number, bits: number): void => {
    for (let bit = bits - 1; bit >= 0; bit--, at++)
      data[at >> 3]! |= ((value >> bit) & 1) << (7 - (at & 7));
  };
  write(BYTE_MODE, 4);
  write(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => write(byte, 8));
  const used = (at + 4) >> 3; // four zero bits end the text, and with them a byte
  for (let filler = used; filler < data.length; filler++)
    data[filler] = FILLERS[(filler - used) % 2]!;
  return data;
}

/** All bytes of the code: the blocks dealt out in turn, then their corrections likewise. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [correction, ...groups] = BLOCKS[version - 1]!;
  const data = payload(bytes, version);
  const blocks: Uint8Array[] = [];
  let at = 0;
  for (const [count, size] of groups)
    for (let block = 0; block < count; block++, at += size)
      blocks.push(data.subarray(at, at + size));
  return [...dealt(blocks), ...dealt(blocks.map((block) => remainder(block, correction)))];
}

function dealt(blocks: Uint8Array[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  const all: number[] = [];
  for (let at = 0; at < longest; at++)
    for (const block of blocks) if (at < block.length) all.push(block[at]!);
  return all;
}
