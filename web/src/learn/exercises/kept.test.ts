import { beforeEach, expect, test } from 'vitest';
import { lengthOn, numberOf, ofTheDay } from './daily';
import { keepAnswer, recallRun } from './kept';

const KEY = 'medici-exercises';
beforeEach(() => localStorage.clear());

test('days have the numbers that Python gives them, whatever the hour', () => {
  for (const hour of [0, 12, 23]) expect(numberOf(new Date(2026, 2, 1, hour, 59))).toBe(739676);
  expect(ofTheDay(739676, [30, 30, 30])).toEqual({ game: 'dice', place: 18 });
});

test('days in a row are kept, and the first answer of a day', () => {
  expect(keepAnswer(100, 'one', 'pass', true)).toMatchObject({ length: 1, longest: 1 });
  keepAnswer(101, 'two', 'bid 3', true);
  keepAnswer(101, 'two', 'pass', false);
  expect(recallRun()).toEqual({
    day: 101,
    length: 2,
    longest: 2,
    id: 'two',
    move: 'bid 3',
    first: { one: true, two: true },
  });
  expect(lengthOn(recallRun(), 102)).toBe(2);
  expect(lengthOn(recallRun(), 103)).toBe(0);
  expect(keepAnswer(102, 'three', 'pass', false)).toMatchObject({ length: 0, longest: 2 });
});

test.each(['nonsense', '7', '{"day": "today"}', '{"day": 1, "length": -1, "longest": 0}'])(
  'what is none of ours counts for nothing: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(recallRun().day).toBe(0);
    expect(keepAnswer(5, 'one', 'pass', true).length).toBe(1);
  },
);

test('of every exercise the first attempt is kept, and practice counts for no day', () => {
  keepAnswer(null, 'one', 'pass', false);
  keepAnswer(null, 'one', 'bid 3', true);
  keepAnswer(null, 'two', 'bid 3', true);
  expect(recallRun()).toMatchObject({ day: 0, length: 0, first: { one: false, two: true } });
});

test('what an earlier version kept goes on', () => {
  localStorage.setItem(KEY, '{"day": 7, "length": 3, "longest": 5, "id": "one", "move": "pass"}');
  expect(recallRun()).toMatchObject({ length: 3, longest: 5, first: {} });
  expect(keepAnswer(8, 'two', 'pass', true)).toMatchObject({ length: 4, first: { two: true } });
});
