import { expect, it } from 'vitest';
import { nextWithRoom, placeOf } from './leads';

it('leads to the ship or the money that a warning names', () => {
  expect(placeOf({ id: 'companion-problem-full', args: { who: { seat: 2 } } })).toEqual({
    step: 'ships',
    seat: 2,
  });
  expect(placeOf({ id: 'companion-hint-unpaid', args: { who: { seats: [1, 3] } } })).toEqual({
    step: 'money',
    seat: 1,
  });
  expect(placeOf({ id: 'companion-problem-circles', args: { good: { good: 'fur' } } }).seat).toBe(
    1,
  );
});

it('goes on to the next ship with room', () => {
  const ships = [{ free: 0 }, { free: 0 }, { free: 2 }];
  expect(nextWithRoom(ships, 0)).toBe(2);
  expect(nextWithRoom(ships, 2)).toBe(2);
});
