import { describe, expect, it } from 'vitest';
import { dice1, dice3, sceneOf, stepOf } from '../../../tests/replays';
import type { DiceScene } from '$wire';
import { payAt } from './facts';
import { isRoll, loadedRound, rungOf, shipsOf, spacesOf, titleId } from './sheet';

const after = (n: number, replay = dice3): DiceScene => sceneOf('dice', stepOf(replay, n).scene);
const numbers = (scene: DiceScene, seat: number, picked: number[] = []) =>
  spacesOf(scene, seat, picked).map((space) => space.number);

describe('a ship', () => {
  it('shows picked dice as ghosts behind what is written', () => {
    const scene = after(3); // seat 1 may enter one of gold5, dye2, gold5, cloth1
    const spaces = spacesOf(scene, 1, [3]);
    expect(spaces[0]).toEqual({ number: 2, ghost: true, spot: null });
    expect(spaces).toHaveLength(7);
  });

  it('knows which die a number came from', () => {
    expect(spacesOf(after(3), 0, [])[0]).toEqual({ number: 4, ghost: false, spot: 2 });
  });

  it('stays as it was scored until the dice roll again', () => {
    const last = after(27);
    expect(loadedRound(last)).toBe(1);
    expect(shipsOf(last, 0)[0]).toMatchObject({ now: true, scored: 25, worth: 25 });
    const next = after(28);
    expect(loadedRound(next)).toBe(2);
    expect(shipsOf(next, 0)[0]).toMatchObject({ now: false, scored: 25, spaces: [] });
    expect(numbers(next, 0).every((number) => number === null)).toBe(true);
  });

  it('is the third when the game is over', () => {
    expect(shipsOf(after(75), 0)[2]).toMatchObject({ now: true, scored: 23, worth: 23 });
  });
});

describe('the table', () => {
  it('sees dice roll, but not when a choice is undone', () => {
    expect(isRoll([], after(2))).toBe(true);
    expect(isRoll(after(2).dice, after(3))).toBe(false);
    expect(isRoll(after(3).dice, after(2))).toBe(false);
  });

  it('finds the title of a total', () => {
    const titles = after(1, dice1).titles ?? [];
    expect(titles[rungOf(0, titles)]?.title).toBe('Deck Scrubber');
    expect(titles[rungOf(144, titles)]?.title).toBe('Quartermaster');
    expect(titles[rungOf(250, titles)]?.title).toBe('Medici');
    expect(titleId('Deck Scrubber')).toBe('story-title-deck-scrubber');
  });

  it('marks the spaces that pay', () => {
    const { bonuses } = after(1);
    expect([8, 9, 11, 12].map((row) => payAt(row, bonuses))).toEqual([0, 10, 10, 20]);
  });
});
