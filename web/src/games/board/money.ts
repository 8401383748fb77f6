/** The money track: a scale on which more is always further. It grows by whole hundreds. */

const HUNDRED = 100;

export interface Scale {
  end: number; // 100, 200 …
  marks: readonly number[]; // the steps that bear a number, from 0 to the end
}

/** A scale that has room for all of these purses. */
export function scaleOf(florins: readonly number[]): Scale {
  const end = Math.max(1, Math.ceil(Math.max(...florins) / HUNDRED)) * HUNDRED;
  const step = end / 10;
  return { end, marks: Array.from({ length: 11 }, (_, mark) => mark * step) };
}

/** How far along the scale a purse lies, as a part of its length. */
export const fractionOf = (florins: number, { end }: Scale): number => florins / end;
