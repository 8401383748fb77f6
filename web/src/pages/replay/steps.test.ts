import { describe, expect, it } from 'vitest';
import type { Replay, Step } from '$wire';
import { board4, boardOn } from '../../../tests/replays';
import { dayMarks, entries, entryAt, keyTarget, sceneAt, stepOf } from './steps';

const step = (n: number, day: number, lines = 1): Step => ({
  n,
  seat: n % 2 ? 0 : null,
  move: 'x',
  told: Array.from({ length: lines }, () => ({ id: `story-${n}` })),
  scene: boardOn(day),
});
const replay: Replay = {
  ...board4,
  start: boardOn(1),
  steps: [step(1, 1), step(2, 1, 0), step(3, 2), step(4, 2), step(5, 3)],
};

describe('positions', () => {
  it('begin with the empty table', () => {
    expect(sceneAt(replay, 0)).toBe(replay.start);
    expect(sceneAt(replay, 3)).toBe(replay.steps[2]!.scene);
  });

  it('are marked where a day begins', () => {
    expect(dayMarks(replay)).toEqual([
      { day: 1, at: 0 },
      { day: 2, at: 3 },
      { day: 3, at: 5 },
    ]);
  });

  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 5, 5],
    ['ArrowLeft', 0, 0],
    ['PageDown', 1, 5],
    ['PageUp', 4, 0],
    ['Home', 4, 0],
    ['End', 1, 5],
    ['x', 1, null],
  ])('%s from %i leads to %s', (key, at, to) => expect(keyTarget(key, at, 5)).toBe(to));

  it.each([
    ['?step=12', 12],
    ['', 0],
    ['?step=x', 0],
  ])('%s asks for %i', (search, at) => {
    expect(stepOf(search)).toBe(at);
  });
});

describe('the log', () => {
  const log = entries(replay.steps);
  it('leaves out what has no words', () =>
    expect(log.map((entry) => entry.at)).toEqual([1, 3, 4, 5]));
  it.each([
    [0, -1],
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 3],
  ])('at %i stands at entry %i', (at, entry) => {
    expect(entryAt(log, at)).toBe(entry);
  });
});
