import { describe, expect, it } from 'vitest';
import {
  expectsFriends,
  bots,
  mayBeRated,
  planSeats,
  newPlan,
  seated,
  switched,
  termsOf,
} from './plan';

const whos = (plan: { chairs: { who: string }[] }): string[] =>
  plan.chairs.map((chair) => chair.who);

describe('a plan', () => {
  it('has you and friends at first', () => {
    expect(whos(newPlan('board', 3, 'banker'))).toEqual(['you', 'friend', 'friend']);
  });

  it('keeps who is planned when chairs come and go', () => {
    const plan = newPlan('board', 3, 'banker');
    plan.chairs = seated(plan.chairs, 1, 'bot');
    expect(planSeats(4, plan.chairs, 'prince').map((chair) => chair.who)).toEqual([
      'you',
      'bot',
      'friend',
      'friend',
    ]);
    expect(planSeats(2, plan.chairs, 'prince').map((chair) => chair.who)).toEqual(['you', 'bot']);
  });

  it('has one chair for you', () => {
    const plan = newPlan('board', 3, 'banker');
    expect(seated(plan.chairs, 2, 'you').map((chair) => chair.who)).toEqual([
      'friend',
      'friend',
      'you',
    ]);
  });

  it('fits another game', () => {
    const plan = { ...newPlan('board', 6, 'banker'), options: { edition: 'classic' } };
    const next = switched(plan, 'dice', [1, 2, 3, 4], 'merchant');
    expect(next.chairs).toHaveLength(4);
    expect(next.options).toEqual({});
    expect(
      switched(newPlan('dice', 1, 'banker'), 'card', [2, 3, 4, 5, 6], 'banker').chairs,
    ).toHaveLength(2);
  });

  it('names bots by seat, and knows whether somebody is awaited', () => {
    const plan = newPlan('card', 2, 'prince');
    expect(expectsFriends(plan)).toBe(true);
    plan.chairs = seated(plan.chairs, 1, 'bot');
    expect(bots(plan)).toEqual({ '1': 'prince' });
    expect(expectsFriends(plan)).toBe(false);
  });

  it('counts for ratings with a clock and people alone', () => {
    const plan = { ...newPlan('board', 3, 'banker'), rated: true };
    expect(mayBeRated(plan)).toBe(false);
    const timed = { ...plan, clock: { kind: 'bank' as const, seconds: 600, increment: 0 } };
    expect(termsOf(timed).rated).toBe(true);
    const mixed = { ...timed, chairs: seated(timed.chairs, 1, 'bot') };
    expect(termsOf(mixed).rated).toBe(false);
    expect(termsOf({ ...timed, chairs: seated(timed.chairs, 1, 'hot') }).rated).toBe(false);
  });
});
