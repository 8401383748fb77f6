import { describe, expect, it } from 'vitest';
import type { Scored } from '$wire';
import { before, counts, earned, income, running } from './scoring';

const zeros = () => ({ cloth: [0, 0], fur: [0, 0], grain: [0, 0], dye: [0, 0], spice: [0, 0] });
const lines = (id: string) => [{ id }];

function day(): Scored {
  return {
    day: 1,
    figures: {
      values: [23, 16],
      ship: [20, 0],
      goods: { ...zeros(), cloth: [10, 5], spice: [5, 10] },
      bonus: { ...zeros(), cloth: [20, 0] },
      totals: [75, 42],
    },
    ships: lines('ships'),
    goods: { cloth: lines('a'), fur: lines('b'), grain: lines('c'), dye: [], spice: lines('e') },
    totals: lines('totals'),
  };
}

describe('the steps of a scoring', () => {
  it('begins with the ships and takes the goods in their order', () => {
    expect(counts(day()).map((count) => count.what)).toEqual([
      'ship',
      'cloth',
      'fur',
      'grain',
      'spice',
    ]);
  });

  it('keeps a good that pays though nothing is said of it', () => {
    const scored = day();
    scored.goods.spice = [];
    expect(counts(scored).at(-1)?.what).toBe('spice');
  });

  it('adds the place and the bonus', () => {
    expect(earned(counts(day())[1]!)).toEqual([30, 5]);
  });

  it('adds up from what was there before to the totals', () => {
    const scored = day();
    expect(before(scored)).toEqual([20, 27]);
    expect(running(scored, 0)).toEqual([20, 27]);
    expect(running(scored, 1)).toEqual([40, 27]);
    expect(running(scored, 2)).toEqual([70, 32]);
    expect(running(scored, 99)).toEqual(scored.figures.totals);
  });

  it('counts the whole income of a seat', () => {
    expect(income(day().figures, 0)).toBe(55);
    expect(income(day().figures, 1)).toBe(15);
  });

  it('works for one player alone', () => {
    const one = { cloth: [10], fur: [0], grain: [0], dye: [0], spice: [0] };
    const nothing = { cloth: [0], fur: [0], grain: [0], dye: [0], spice: [0] };
    const figures = { values: [24], ship: [24], goods: one, bonus: nothing, totals: [34] };
    const goods = { cloth: lines('a'), fur: [], grain: [], dye: [], spice: [] };
    const scored = { day: 1, figures, ships: lines('s'), goods, totals: [] };
    expect(counts(scored)).toHaveLength(2);
    expect(before(scored)).toEqual([0]);
  });
});
