import { beforeEach, expect, test } from 'vitest';
import { recallNote, rememberNote } from './progress';

beforeEach(() => localStorage.clear());

test('a tour goes on where it was left', () => {
  expect(recallNote('board', 15)).toBe(0);
  rememberNote('board', 4);
  expect([recallNote('board', 15), recallNote('card', 15)]).toEqual([4, 0]);
});

test.each(['99', '-1', '"x"', '{', 'null', '1.5'])('%s is no note', (text) => {
  localStorage.setItem('medici-tour-dice', text);
  expect(recallNote('dice', 11)).toBe(0);
});
