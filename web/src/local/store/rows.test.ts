import { describe, expect, it } from 'vitest';
import { Damaged, isRow, whole, type LocalRow } from './rows';

const row: LocalRow = {
  table: 't',
  game: 'dice',
  host: 'Ada',
  phase: 'running',
  seats: [],
  clock: { kind: 'none', seconds: 0, increment: 0 },
  options: {},
  created: 1,
  updated: 2,
  your_turn: true,
  day: 1,
  result: null,
  seq: 3,
  online: null,
  brought: false,
};
const log = (...bodies: unknown[]) => bodies.map((body, at) => ({ seq: at + 1, body }));

function why(entries: { seq: number; body: unknown }[], seq: number): unknown {
  try {
    return whole(entries, seq);
  } catch (thrown) {
    return thrown instanceof Damaged ? thrown.why : thrown;
  }
}

describe('a log', () => {
  it('is whole if nothing is missing and all is JSON', () => {
    expect(whole(log('{"a":1}', '{}'), 2)).toEqual(['{"a":1}', '{}']);
  });

  it('says which event is missing, in the middle or at the end', () => {
    const holed = log('{}', '{}', '{}').filter(({ seq }) => seq !== 2);
    expect(why(holed, 3)).toEqual({ fault: 'missing', seq: 2 });
    expect(why(log('{}'), 3)).toEqual({ fault: 'missing', seq: 2 });
    expect(why([], 1)).toEqual({ fault: 'missing', seq: 1 });
  });

  it.each(['{"a":', 'null', '7', 7, undefined])('says which event is no JSON: %s', (body) => {
    expect(why(log('{}', body), 2)).toEqual({ fault: 'json', seq: 2 });
  });
});

describe('a row', () => {
  it('is known by what it must have', () => {
    expect(isRow(row)).toBe(true);
    for (const key of ['table', 'game', 'seats', 'phase', 'updated', 'seq'])
      expect(isRow({ ...row, [key]: undefined })).toBe(false);
    expect(isRow({ ...row, game: 'chess' })).toBe(false);
    expect(isRow(null)).toBe(false);
  });
});
