import { describe, expect, it } from 'vitest';
import { ahead } from './ahead';
import { asks, isLastTurn } from './asks';
import { iconsOf, kindsOf, leftOf, needsSpace, worthOf } from './facts';
import { standings } from './standing';
import { canTake, positionsOf, stillLegal, takeMove, toggled } from './take';
import type { CardId, CardScene, Ship } from '$wire';

const ALL = ['reveal', 'take 1', 'take 1 2', 'take 1 3', 'take 1 2 3'];
const ONE_MORE = ['take 1', 'take 1 2', 'take 1 3']; // two spaces are free

const ship = (cards: CardId[], worth: number, free: number): Ship => ({
  cards,
  worth,
  free,
  spaces: 5,
});
const zeros = () => ({ cloth: [0, 0], fur: [0, 0], grain: [0, 0], dye: [0, 0], spice: [0, 0] });

const scene: CardScene = {
  game: 'card',
  players: 2,
  day: 1,
  phase: 'turn',
  actor: 0,
  on_turn: 0,
  revealed: 1,
  most_reveals: 3,
  deck: 40,
  market: ['cloth2', 'fur4', 'neutral7', 'fur0x2'],
  reach: 3,
  ships: [ship(['dye5'], 5, 4), ship(['fur4', 'spice0g'], 4, 4)],
  florins: [0, 0],
  icons: { ...zeros(), fur: [1, 4] },
  aboard: { ...zeros(), dye: [1, 0], fur: [0, 1], spice: [0, 1] },
  monopolies: [
    { icons: 5, pay: 10 },
    { icons: 8, pay: 20 },
  ],
  unseen: { fur3: 2, fur0x2: 1, fur5: 0, neutral7: 4 },
};

describe('picking cards of the market', () => {
  it('writes the move as the record does, the last card always in it', () => {
    expect(takeMove([])).toBe('take 1');
    expect(takeMove([3, 2])).toBe('take 1 2 3');
    expect(takeMove([1, 3])).toBe('take 1 3');
  });

  it('reads the positions of a take, and of nothing else', () => {
    expect(positionsOf('take 1 3')).toEqual([1, 3]);
    expect(positionsOf('reveal')).toEqual([]);
    expect(positionsOf(null)).toEqual([]);
  });

  it('picks and unpicks what is legal', () => {
    expect(toggled(ALL, [], 2)).toEqual([2]);
    expect(toggled(ALL, [2], 3)).toEqual([2, 3]);
    expect(toggled(ALL, [2, 3], 2)).toEqual([3]);
  });

  it('swaps two cards that do not go together, and ignores what cannot be taken', () => {
    expect(toggled(ONE_MORE, [2], 3)).toEqual([3]);
    expect(toggled(['take 1'], [], 2)).toEqual([]);
    expect(toggled(ALL, [2], 1)).toEqual([2]);
    expect(canTake(ONE_MORE, 3)).toBe(true);
    expect(canTake(['reveal', 'take 1'], 2)).toBe(false);
  });

  it('drops picks that the next card has made impossible', () => {
    expect(stillLegal(ONE_MORE, [2, 3])).toEqual([]);
    expect(stillLegal(ONE_MORE, [3])).toEqual([3]);
  });
});

describe('a move that is not confirmed yet', () => {
  it('is drawn at once', () => {
    const { ships, aboard, market } = ahead(scene, 'take 1 2');
    expect(market).toEqual(['cloth2', 'fur4']);
    expect(ships[0]).toEqual(ship(['dye5', 'fur0x2', 'neutral7'], 12, 3));
    expect(aboard.fur).toEqual([2, 1]);
    expect(ahead(scene, null)).toBe(scene);
  });

  it('lifts a card off the deck', () => {
    expect(ahead(scene, 'reveal')).toMatchObject({ deck: 39, revealed: 2 });
  });
});

describe('what stands on the cards', () => {
  it('counts worth, icons and space', () => {
    expect(worthOf(['neutral7', 'fur4', 'dye0g'])).toBe(11);
    expect(iconsOf(['fur0x2', 'fur4', 'dye0g'], 'fur')).toBe(3);
    expect(['neutral2', 'dye0g', 'dye4', 'dye0x2'].map(needsSpace)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('counts what is left in the deck', () => {
    expect(leftOf(scene.unseen, 'fur')).toBe(3);
    expect(kindsOf(scene.unseen, 'fur')).toEqual([
      ['fur3', 2],
      ['fur0x2', 1],
    ]);
  });

  it('compares warehouses as they will be when the ships are unloaded', () => {
    const [first, second] = standings(scene, 'fur');
    expect(first).toMatchObject({ icons: 1, aboard: 0, leads: false, pays: 0 });
    expect(second).toMatchObject({ icons: 4, aboard: 1, leads: true, pays: 10 });
    expect(standings(scene, 'cloth').some(({ leads }) => leads)).toBe(false);
  });
});

describe('what is asked', () => {
  const mine = { yours: true, legal: ALL, pending: null };

  it('follows the moves there are', () => {
    expect(asks(scene, mine)).toBe('card-ask-another-or-take');
    expect(asks({ ...scene, revealed: 0 }, mine)).toBe('card-ask-reveal-or-take');
    expect(asks(scene, { ...mine, legal: ONE_MORE })).toBe('card-ask-take');
    expect(asks(scene, { ...mine, pending: 'take 1' })).toBe('card-ask-sent');
    expect(asks(scene, { ...mine, pending: 'reveal' })).toBe('card-ask-draw');
  });

  it('says whom the table waits for', () => {
    const others = { yours: false, legal: [], pending: null };
    expect(asks(scene, others)).toBe('card-wait-turn');
    expect(asks({ ...scene, phase: 'draw' }, others)).toBe('card-wait-draw');
    expect(asks({ ...scene, phase: 'over', actor: null }, others)).toBe('card-ask-over');
    expect(asks({ ...scene, phase: 'over' }, others)).toBe('card-ask-counting');
    expect(asks({ ...scene, phase: 'first' }, others)).toBe('card-ask-first');
  });

  it('knows the last turn of the day', () => {
    expect(isLastTurn(scene)).toBe(false);
    expect(isLastTurn({ ...scene, ships: [ship([], 0, 5), ship([], 0, 0)] })).toBe(true);
  });
});
