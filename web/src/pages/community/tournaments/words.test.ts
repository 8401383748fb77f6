import { beforeAll, expect, it } from 'vitest';
import { loadAllTexts, speak } from '$lib/text/i18n.svelte';
import type { Standing } from '$wire';
import { kindWords, moment, whyBehind } from './words';

beforeAll(async () => {
  await loadAllTexts();
  await speak('en');
});

const line = (points: number, behind: Standing['behind'], played = 3): Standing => ({
  place: 2,
  player: 'p1',
  name: 'Ada',
  out: null,
  division: 0,
  stage: 0,
  points,
  opponents: 0,
  share: 0,
  met: 0,
  played,
  behind,
});

it('says what decides among those whose points look equal', () => {
  const first = line(2.333, '');
  expect(whyBehind(first)).toBe('');
  expect(whyBehind(line(2, 'points'), first)).toBe('');
  expect(whyBehind(line(2.331, 'points'), first)).toBe('fewer points, by a little');
  expect(whyBehind(line(2.333, 'opponents'), first)).toBe('opponents had fewer points');
  expect(whyBehind(line(2.333, 'lot', 0), first)).toBe('');
  expect(whyBehind(line(2.333, 'division'), first)).toBe('');
});

it('says until when one may come, with the day where it is another', () => {
  const now = new Date(2026, 4, 9, 20, 0);
  const at = (day: number): string => moment(new Date(2026, 4, day, 21, 5).getTime() / 1000, now);
  expect(at(9)).toMatch(/^9:05.PM$/);
  expect(at(10)).toMatch(/^May 10, 2026, 9:05.PM$/);
});

it('begins no line with the point between two terms', () => {
  const words = kindWords({ game: 'dice', size: 2, format: 'rounds', rounds: 3, duplicate: true });
  expect(words).toBe('Dice game\u00a0· tables of 2\u00a0· 3 rounds with the same rolls');
});
