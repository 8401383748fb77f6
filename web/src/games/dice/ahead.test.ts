import { describe, expect, it } from 'vitest';
import { dice3, sceneOf, stepOf } from '../../../tests/replays';
import type { DiceScene } from '$wire';
import { ahead, forEnemy, leftBy } from './ahead';

const DICE = ['dye0', 'gold5', 'fur3', 'grain2', 'cloth1'];
const start: DiceScene = sceneOf('dice', stepOf(dice3, 2).scene);
const none = { cloth: 0, fur: 0, grain: 0, dye: 0, spice: 0 };
const alone: DiceScene = {
  ...start,
  players: 1,
  dice: DICE,
  sheets: start.sheets.slice(0, 1),
  crosses: { cloth: [0], fur: [11], grain: [0], dye: [0], spice: [0] },
  circles: { ...none, cloth: 8, fur: 1 },
  breakthrough: 9,
};

describe('a sheet with the picked dice entered', () => {
  it('has two crosses for a 0, and none for gold', () => {
    const { columns } = ahead(alone, 0, [1, 2, 5]);
    expect(columns.dye.crosses).toBe(2);
    expect(columns.cloth.crosses).toBe(1);
    expect(columns.fur.circles).toBe(1);
  });

  it('has no more crosses than a column has spaces', () => {
    const full = { ...alone, dice: ['fur1', 'fur0', 'gold5', 'gold5', 'gold5'] };
    expect(ahead(full, 0, [1, 2]).columns.fur.crosses).toBe(1);
  });

  it('pays nothing in any column once the enemy breaks through', () => {
    expect(ahead(alone, 0, [5]).breaking).toEqual([]);
    expect(ahead(alone, 0, [5]).columns.fur.pays).toBe(20); // ahead, and nearly full
    const lost = ahead(alone, 0, [1]);
    expect(lost.breaking).toEqual(['cloth']);
    expect(Object.values(lost.columns).map((mark) => mark.pays)).toEqual([0, 0, 0, 0, 0]);
  });

  it('gives the enemy nothing before something is picked, and never gold', () => {
    expect(ahead(alone, 0, []).columns.cloth.circles).toBe(0);
    expect(forEnemy(leftBy(DICE, [1]))).toEqual(['fur3', 'grain2', 'cloth1']);
  });

  it('ranks the ship among the others', () => {
    const sheets = start.sheets.map((sheet, seat) => ({ ...sheet, worth: 10 - seat }));
    const company = { ...start, dice: DICE, sheets };
    expect(ahead(company, 2, []).rank).toEqual({ place: 3, pay: 0 });
    expect(ahead(company, 2, [5]).rank).toEqual({ place: 2, pay: 15 });
    expect(ahead(company, 2, [2]).rank).toEqual({ place: 1, pay: 30 });
  });
});
