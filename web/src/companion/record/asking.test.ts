import { describe, expect, it } from 'vitest';
import type { Asked, BoardScene, CardScene } from '$wire';
import { allCards, question, takes } from './asking';

const asked = (more: Partial<Asked>): Asked => ({
  what: 'card',
  actor: 'nature',
  moves: [],
  cards: [],
  least: 0,
  most: 0,
  ...more,
});
const say = (id: string, args?: Record<string, unknown>): string =>
  `${id} ${String(args?.name ?? '')}`;

describe('what is asked', () => {
  const scene = { game: 'board', phase: 'turn', presenter: 1, day: 1, unseen: {} } as BoardScene;

  it('names whoever turns up a card for nature', () => {
    expect(question(asked({}), scene, ['Ada', 'Bruno'], say)).toBe('companion-ask-card Bruno');
  });

  it('has a question of its own for the last ship', () => {
    const filling = { ...scene, phase: 'fill' } as BoardScene;
    expect(question(asked({}), filling, ['Ada', 'Bruno'], say)).toBe('companion-ask-fill Bruno');
  });

  it('names the seat that decides', () => {
    const lot = asked({ what: 'lot', actor: 0 });
    expect(question(lot, scene, ['Ada', 'Bruno'], say)).toBe('companion-ask-lot Ada');
  });

  it('shows every card, and counts those that can come', () => {
    const seen = { ...scene, unseen: { fur3: 1, fur5: 2, gold10: 0 } };
    const cards = [{ card: 'fur5', copies: 2 }];
    expect(allCards(seen, asked({ cards }))).toEqual({ fur3: 0, fur5: 2, gold10: 0 });
  });
});

it('counts the cards of a take from the end of the market', () => {
  const scene = { game: 'card', market: ['fur2', 'dye3', 'gold10'] } as unknown as CardScene;
  expect(takes(scene, ['reveal', 'take 1 3'])).toEqual([
    { move: 'reveal', cards: [] },
    { move: 'take 1 3', cards: ['gold10', 'fur2'] },
  ]);
});
