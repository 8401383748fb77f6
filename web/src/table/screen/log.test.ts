import { expect, it } from 'vitest';
import { scored, step } from '../../../tests/table';
import { newsSince } from './log';

const bid = (n: number, seat: number) =>
  step(n, { seat, told: [{ id: 'story-bids', args: { who: { seat }, bid: n } }] });
const won = (n: number, seat: number) =>
  step(n, { seat, told: [{ id: 'story-wins-lot', args: { who: { seat }, price: n } }] });
const ids = (log: ReturnType<typeof step>[], from: number) =>
  newsSince(log, from, 'board').lines.map(({ id }) => id);

it('little is told in full, as it happened', () => {
  const log = [bid(1, 0), bid(2, 1), won(3, 1), step(4, { told: [{ id: 'story-draws' }] })];
  expect(ids(log, 1)).toEqual(['table-since-bid', 'table-since-took-lot']);
  expect(newsSince(log, 1, 'board').more).toBe(false);
  expect(ids(log, 4)).toEqual([]);
});

it('of much, how lots ended, and what is said about the last', () => {
  const lots = [0, 4, 8].flatMap((n) => [bid(n + 1, 1), bid(n + 2, 2), won(n + 3, 2)]);
  const log = [...lots, bid(13, 1)];
  const took = 'table-since-took-lot';
  expect(ids(log, 0)).toEqual([took, took, took, 'table-since-bid']);
  expect(newsSince(log, 0, 'board').more).toBe(true);
});

it('a day that was counted is told of', () => {
  expect(ids([{ ...won(1, 1), scored: scored(1) }], 0).at(-1)).toBe('table-since-counted');
});
