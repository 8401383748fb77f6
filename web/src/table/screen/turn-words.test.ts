import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllTexts, speak } from '$lib/text/i18n.svelte';
import type { BoardScene, DiceScene } from '$wire';
import { boardOn, dice3, sceneOf } from '../../../tests/replays';
import { scored, step } from '../../../tests/table';
import { asked, awaited } from './turn';
import { chapters, pieces, withoutClauses } from './log';
import { left, readable } from './clock.svelte';

describe('clauses in a sentence', () => {
  it('are told apart from the words', () => {
    expect(pieces('Nobody can bid: out (B22, B24).')).toEqual([
      { text: 'Nobody can bid: out ' },
      { clause: 'B22' },
      { text: ' ' },
      { clause: 'B24' },
      { text: '.' },
    ]);
  });

  it('are not seen in the names of players', () => {
    expect(pieces('B2 passes')).toEqual([{ text: 'B2 passes' }]);
    expect(pieces('')).toEqual([]);
  });
});

describe('a sentence for friends', () => {
  it('has no clauses, and keeps names like one', () => {
    expect(withoutClauses('Nobody can bid: out (B22, B24).')).toBe('Nobody can bid: out.');
    expect(withoutClauses('B2 (you) wins (D30).')).toBe('B2 (you) wins.');
  });
});

describe('time', () => {
  beforeAll(loadAllTexts);

  it('counts down to nought and no further', () => {
    expect(left(100, 93.2)).toBe(7);
    expect(left(100, 200)).toBe(0);
  });

  it('is written as on a clock', () => {
    expect(readable(7)).toBe('0:07');
    expect(readable(750)).toBe('12:30');
    expect(readable(3723)).toBe('1:02:03');
    expect(readable(86_399)).toBe('23:59:59');
  });

  it('is said in days and hours, never less than there is', async () => {
    await speak('en');
    expect(readable(3 * 86_400)).toBe('3 days');
    expect(readable(3 * 86_400 - 1)).toBe('3 days');
    expect(readable(3 * 86_400 - 3601)).toBe('2 days 23 h');
    expect(readable(86_400)).toBe('1 day');
    await speak('pt-BR');
    expect(readable(3 * 86_400 - 3600)).toBe('2 dias 23 h');
  });
});

describe('chapters', () => {
  const lastOf = (day: number, n: number) => step(n, { scored: scored(day) });

  it('end with the scoring of their day', () => {
    const days = chapters([step(1), lastOf(1, 2), step(3), lastOf(2, 4), step(5)]);
    expect(days.map((c) => [c.day, c.steps.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 1],
    ]);
    expect(chapters([])).toEqual([]);
  });
});

describe('what the table waits for', () => {
  const board: BoardScene = { ...boardOn(1), phase: 'auction' };
  const dice: DiceScene = { ...sceneOf('dice', dice3.start), phase: 'filling' };

  it('follows from the moves one has, or from the phase', () => {
    expect(asked(board, ['bid 1', 'pass'])).toBe('table-ask-bid');
    expect(asked(board, ['draw', 'auction'])).toBe('table-ask-lot');
    expect(asked(dice, ['choose 1'])).toBe('table-ask-filling');
    expect(awaited(board)).toBe('table-await-bid');
    expect(awaited(dice)).toBe('table-await-choosing');
  });
});
