import { beforeAll, expect, it } from 'vitest';
import { loadAllTexts, speak } from '$lib/text/i18n.svelte';
import type { Standing } from '$wire';
import { whyBehind } from './words';

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
