import { expect, test } from 'vitest';
import { ratingsOf, scale } from './bot-ratings';
import { performance, uncertainty } from './performance';

test('whoever wins as often as an equal would is one', () => {
  expect(performance(0.5, [1500], scale)).toBe(1500);
  expect(performance(0.25, [1500, 1500, 1500], scale)).toBe(1500);
});

test('ten to one is 400 points', () => {
  expect(performance(10 / 11, [1500], scale)).toBe(1900);
});

test('one game says only so much', () => {
  expect(performance(1.2, [1500], scale)).toBe(performance(0.97, [1500], scale));
  expect(performance(-0.2, [1500], scale)).toBe(performance(0.03, [1500], scale));
});

test('and is uncertain by hundreds of points, whatever it says', () => {
  for (const chance of [-0.3, 0, 0.1, 0.25, 0.5, 0.75, 1, 1.3]) {
    expect(uncertainty(chance, scale)).toBeGreaterThan(250);
    expect(uncertainty(chance, scale)).toBeLessThan(650);
  }
});

test('bots have ratings by game and size', () => {
  expect(ratingsOf('board', ['merchant'])).toEqual([1500]);
  expect(ratingsOf('board', ['merchant', 'nobody'])).toBeNull();
});
