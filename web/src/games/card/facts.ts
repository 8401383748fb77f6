/**
 * The rules of the card game that the browser repeats, to draw a move before the server confirms
 * it: a card adds its value to the ship (C30) and its icons to the goods (C32), and takes a space
 * unless it is green (C3). The scene that follows has the last word.
 */
import { cardOf, type Ware } from '$lib/game/goods';
import type { CardId, Good } from '$wire';

export const valueOf = (id: CardId): number => cardOf(id).value;

/** A green card goes aboard beside the others. */
export const needsSpace = (id: CardId): boolean => !cardOf(id).leafy;

export const worthOf = (ids: readonly CardId[]): number =>
  ids.reduce((sum, id) => sum + valueOf(id), 0);

/** Icons of a good on some cards. */
export function iconsOf(ids: readonly CardId[], good: Good): number {
  const faces = ids.map(cardOf).filter((card) => card.ware === good);
  return faces.reduce((sum, card) => sum + card.icons, 0);
}

/** Cards of a ware among those that are not seen yet. */
export function leftOf(unseen: Record<CardId, number>, ware: Ware): number {
  const kinds = Object.entries(unseen).filter(([id]) => cardOf(id).ware === ware);
  return kinds.reduce((sum, [, copies]) => sum + copies, 0);
}

/** The kinds of a ware that are still in the deck, as pairs of card and copies. */
export const kindsOf = (unseen: Record<CardId, number>, ware: Ware): [CardId, number][] =>
  Object.entries(unseen).filter(([id, copies]) => copies > 0 && cardOf(id).ware === ware);
