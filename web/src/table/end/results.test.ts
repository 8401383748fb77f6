import { expect, it } from 'vitest';
import { ranking, slug } from './results';

it('ranks by score, and equals share a place', () => {
  const ranks = ranking({ scores: [40, 62, 40, 12], winners: [1] });
  expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

it('puts a winner above one with as many points', () => {
  const ranks = ranking({ scores: [90, 90], winners: [1] });
  expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

it('lets winners share the first place', () => {
  const ranks = ranking({ scores: [90, 90, 3], winners: [0, 1] });
  expect(ranks.map(({ place }) => place)).toEqual([1, 1, 3]);
});

it('writes titles as ids', () => {
  expect(slug('Deck Scrubber')).toBe('deck-scrubber');
});
