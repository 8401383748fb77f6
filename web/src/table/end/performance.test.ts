import { expect, test } from 'vitest';
import { performance, ratingsOf } from './performance';

test('whoever wins as often as an equal would is one', () => {
  expect(performance(0.5, [1500])).toBe(1500);
  expect(performance(0.25, [1500, 1500, 1500])).toBe(1500);
});

test('ten to one is 400 points', () => {
  expect(performance(10 / 11, [1500])).toBe(1900);
});

test('one game says only so much', () => {
  expect(performance(1.2, [1500])).toBe(performance(0.97, [1500]));
  expect(performance(-0.2, [1500])).toBe(performance(0.03, [1500]));
});

test('bots have ratings by game and size', () => {
  expect(ratingsOf('board', ['merchant'])).toEqual([1500]);
  expect(ratingsOf('board', ['merchant', 'nobody'])).toBeNull();
});
