import { describe, expect, test } from 'vitest';
import type { SharedReview } from '$wire';
import { bestTitle, KINDS } from './marks';
import { curve, points } from './strengths';

const review = (at: number, rate: number, size = 4): SharedReview => ({
  ...{ table: String(at), at, rate, size, game: 'board', title: 'prior', choices: 9, mistakes: 0 },
});

describe('strengths', () => {
  test('rates are points of chance, alone thirds of a point of the score', () => {
    expect(points(review(1, 12_000))).toBeCloseTo(1.2);
    expect(points(review(1, 666_667, 1))).toBeCloseTo(2);
  });

  test('games run from the oldest to the latest, and what is beyond the top stays at it', () => {
    const drawn = curve([review(3, 90_000), review(1, 0), review(2, 15_000)], 3);
    expect(drawn).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ]);
    expect(curve([review(1, 0)], 3)).toEqual([{ x: 50, y: 100 }]);
  });
});

describe('achievements', () => {
  test('of several titles the best is shown', () => {
    expect(bestTitle(['victory', 'title-cook', 'title-captain'])).toBe('captain');
    expect(bestTitle(['victory'])).toBeNull();
    expect(KINDS).toHaveLength(15);
  });
});
