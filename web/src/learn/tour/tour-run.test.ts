import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '$lib/device/settings.svelte';
import type { Block, Note, Step, Tour } from '$wire';
import { boardOn } from '../../../tests/replays';
import { answerTo, TourRun } from './tour-run.svelte';

const says = (text: string): Block[] => [{ kind: 'paragraph', text: [{ text }] }];
const step = (n: number, seat: number | null, move: string, legal?: string[]): Step => ({
  n, seat, move, told: [], scene: boardOn(n), legal,
}); // prettier-ignore
const note = (id: string, at: number, move: string | null = null): Note => ({
  id, at, move, parts: [], title: id, text: says(id),
  answers: move ? [{ move: 'pass', text: says('why pass') }, { move: '', text: says('any') }] : [],
}); // prettier-ignore

const tour: Tour = {
  title: 'A tour',
  notes: [note('welcome', 0), note('bid', 2, 'bid 7'), note('sold', 5), note('end', 5)],
  replay: {
    game: 'board', players: ['Lucia', 'Bruno'], options: {}, start: boardOn(0), result: null, table: null, fair: null,
    steps: [
      step(1, null, 'first 0'), step(2, null, 'card dye4'),
      step(3, 0, 'bid 7', ['pass', 'bid 6', 'bid 7']), step(4, 1, 'pass', ['pass']), step(5, null, 'card fur1'),
    ],
  },
}; // prettier-ignore

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => vi.useRealTimers());

describe('a walk', () => {
  test('shows the moves before a note one by one', () => {
    const walk = new TourRun(tour);
    expect([walk.note.id, walk.scene, walk.legal]).toEqual(['welcome', boardOn(0), []]);
    walk.next();
    expect([walk.note.id, walk.moving, walk.at]).toEqual(['bid', true, 1]);
    expect(walk.legal).toEqual([]);
    vi.runAllTimers();
    expect([walk.moving, walk.at, walk.scene]).toEqual([false, 2, boardOn(2)]);
  });

  test('hurries if asked to', () => {
    const walk = new TourRun(tour);
    walk.next();
    walk.next();
    expect([walk.moving, walk.at]).toEqual([false, 2]);
    vi.runAllTimers();
    expect(walk.at).toBe(2);
  });

  test('without motion makes all moves at once', () => {
    settings.speed = 0;
    const walk = new TourRun(tour);
    walk.next();
    expect([walk.moving, walk.at]).toEqual([false, 2]);
    walk.show();
    expect([walk.note.id, walk.at]).toEqual(['sold', 5]);
  });

  test('waits for the move that is taught', () => {
    const walk = new TourRun(tour, 1);
    expect(walk.legal).toEqual(['pass', 'bid 6', 'bid 7']);
    walk.next();
    expect(walk.note.id).toBe('bid');
    walk.made('bid 7');
    expect([walk.note.id, walk.at]).toEqual(['sold', 3]);
    vi.runAllTimers();
    expect(walk.at).toBe(5);
  });

  test('answers another legal move, and nothing is lost', () => {
    const walk = new TourRun(tour, 1);
    walk.made('pass');
    expect([walk.note.id, walk.at, walk.answer]).toEqual(['bid', 2, says('why pass')]);
    walk.made('bid 6');
    expect(walk.answer).toEqual(says('any'));
    walk.made('bid 99'); // not legal, so not heard
    expect(walk.answer).toEqual(says('any'));
    walk.show();
    expect([walk.note.id, walk.answer]).toEqual(['sold', null]);
  });

  test('goes back and begins anew', () => {
    const walk = new TourRun(tour, 2);
    walk.back();
    expect([walk.note.id, walk.at]).toEqual(['bid', 2]);
    walk.back();
    walk.back();
    expect(walk.index).toBe(0);
    const far = new TourRun(tour, 99);
    expect([far.note.id, far.resumed, walk.resumed]).toEqual(['end', true, false]);
    far.next();
    expect(far.note.id).toBe('end');
    far.restart();
    expect([far.index, far.at]).toEqual([0, 0]);
  });

  test('stops in the middle of moving and can be taken back', () => {
    const walk = new TourRun(tour);
    walk.next();
    walk.stop();
    vi.runAllTimers();
    expect(walk.at).toBe(1);
    walk.back();
    expect([walk.index, walk.at, walk.moving]).toEqual([0, 0, false]);
  });

  test('goes on in another language where it was', () => {
    const walk = new TourRun(tour, 1);
    walk.made('pass');
    walk.tour = { ...tour, title: 'Um tour' };
    expect([walk.tour.title, walk.index, walk.answer]).toEqual(['Um tour', 1, null]);
  });
});

test('the nearest answer is given', () => {
  const [, bid] = tour.notes;
  expect(answerTo(bid!, 'pass')).toEqual(says('why pass'));
  expect(
    answerTo({ ...bid!, answers: [{ move: 'take', text: says('kind') }] }, 'take 1 2'),
  ).toEqual(says('kind'));
  expect(answerTo({ ...bid!, answers: [] }, 'pass')).toEqual([]);
});
