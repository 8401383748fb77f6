import { expect, test } from 'vitest';
import { addressOf, beginning, chosen, further, tally, themesOf } from './choice';
import type { Exercise } from '$wire';

const some = (id: string, game: string, ...themes: string[]) =>
  ({ id, record: { game }, themes }) as unknown as Exercise;
const EVERY = [
  some('one', 'board', 'bid', 'ending'),
  some('two', 'board', 'lot'),
  some('three', 'dice', 'which', 'ending'),
];
const ids = (exercises: Exercise[]) => exercises.map(({ id }) => id);

test('exercises are chosen by game and theme', () => {
  expect(ids(chosen(EVERY, { game: null, theme: null }))).toEqual(['one', 'two', 'three']);
  expect(ids(chosen(EVERY, { game: 'board', theme: null }))).toEqual(['one', 'two']);
  expect(ids(chosen(EVERY, { game: null, theme: 'ending' }))).toEqual(['one', 'three']);
  expect(ids(chosen(EVERY, { game: 'card', theme: 'ending' }))).toEqual([]);
  expect([...themesOf(EVERY)]).toContainEqual(['ending', 2]);
});

test('practice begins with what was never tried, and goes round', () => {
  expect(beginning(EVERY, { one: true })?.id).toBe('two');
  expect(beginning(EVERY, { one: true, two: false, three: true })?.id).toBe('one');
  expect(beginning([], {})).toBeUndefined();
  expect(further(EVERY, 'three', 1)?.id).toBe('one');
  expect(further(EVERY, 'one', -1)?.id).toBe('three');
});

test('an address has the choice in it', () => {
  expect(addressOf('one', { game: null, theme: null })).toBe('/exercises?id=one');
  expect(addressOf('one', { game: 'board', theme: 'bid' })).toBe(
    '/exercises?id=one&game=board&theme=bid',
  );
});

test('first attempts are counted', () => {
  expect(tally(EVERY, { one: true, three: false, other: true })).toEqual({
    all: 3,
    tried: 2,
    solved: 1,
  });
});
