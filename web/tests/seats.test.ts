import { expect, it } from 'vitest';
import { seatsAfter } from '../src/lib/game/games';

it('seats the others clockwise', () => {
  expect(seatsAfter(2, 4)).toEqual([3, 0, 1]);
  expect(seatsAfter(0, 3)).toEqual([1, 2]);
  expect(seatsAfter(2, 3)).toEqual([0, 1]);
  expect(seatsAfter(0, 1)).toEqual([]);
});
