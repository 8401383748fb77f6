import { describe, expect, it } from 'vitest';
import { dice3, stepOf } from '../../../tests/replays';
import { initialChoice, moveOf, offers, spotsOf, sizes, toggle } from './choice';

const legalBefore = (n: number): string[] => stepOf(dice3, n).legal ?? [];
const roller = offers(legalBefore(3)); // one to three of five dice
const other = offers(legalBefore(4)); // one of the four that are left

describe('a choice of dice', () => {
  it('is said with its spots in order', () => {
    expect(moveOf([5, 1, 2])).toBe('choose 1 2 5');
    expect(spotsOf('choose 1 2 5')).toEqual([1, 2, 5]);
    expect(spotsOf('bid 7')).toEqual([]);
  });

  it('offers what is legal and nothing else', () => {
    expect(roller).toHaveLength(25);
    expect(sizes(roller)).toEqual({ least: 1, most: 3 });
    expect(sizes(other)).toEqual({ least: 1, most: 1 });
    expect(sizes([])).toBeNull();
    expect(offers(['pass', 'choose 2'])).toEqual([[2]]);
  });

  it('grows and shrinks die by die', () => {
    expect(toggle([], 4, roller)).toEqual([4]);
    expect(toggle([4], 1, roller)).toEqual([4, 1]);
    expect(toggle([4, 1], 4, roller)).toEqual([1]);
  });

  it('lets the earliest die go when there would be too many', () => {
    expect(toggle([1, 2, 3], 5, roller)).toEqual([2, 3, 5]);
    expect(toggle([1], 3, other)).toEqual([3]);
  });

  it('never takes a die that is not offered', () => {
    expect(toggle([1], 2, other)).toEqual([1]);
    expect(toggle([], 2, [])).toEqual([]);
  });

  it('is made beforehand when there is only one', () => {
    expect(initialChoice([[1, 2, 3, 4, 5]])).toEqual([1, 2, 3, 4, 5]);
    expect(initialChoice(other)).toEqual([]);
    expect(initialChoice([])).toEqual([]);
  });
});
