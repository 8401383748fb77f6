import { afterEach, describe, expect, it, vi } from 'vitest';
import { uniform } from './chance';

afterEach(() => vi.restoreAllMocks());

/** Let the source of randomness give these numbers. */
function drawing(...numbers: number[]): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array)[0] = numbers.shift() ?? 0;
    return array;
  });
}

describe('chance', () => {
  it('throws numbers away that would favour the first ways', () => {
    const fair = 2 ** 32 - (2 ** 32 % 6);
    drawing(2 ** 32 - 1, fair, fair - 1);
    expect(uniform(6)).toBe(5);
  });

  it('takes every number where none is favoured', () => {
    drawing(2 ** 32 - 1);
    expect(uniform(2)).toBe(1);
  });

  it('reaches every way, and no other', () => {
    const seen = new Set(Array.from({ length: 2000 }, () => uniform(7)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(uniform(1)).toBe(0);
  });

  it.each([0, -1, NaN, 2 ** 33])('refuses %s ways', (ways) => {
    expect(() => uniform(ways)).toThrow(RangeError);
  });
});
