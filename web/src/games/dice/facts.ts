/**
 * Figures of the dice game, from Python. What can be done and what it leads to comes
 * with the scene; this is for drawing alone.
 */
import { cardOf } from '$lib/game/goods';
import type { CardId, Column } from '$wire';
import { dice } from '../../../generated/constants/facts.json';

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);

export const ROUNDS = upTo(dice.rounds); // (D1)
export const SPOTS = upTo(dice.dice); // of the dice in the tray (D2)

export const COLUMN = dice.column; // spaces (D23), for the picture beside that rule

/** What columns pay (D23), for the picture beside that rule; a table has it from its scene. */
export const BONUSES: readonly Column[] = dice.bonuses;

/** The bonus for so many crosses: that of the last threshold they reach (D23). */
export function payAt(crosses: number, bonuses: readonly Column[]): number {
  return bonuses.findLast((step) => crosses >= step.crosses)?.pay ?? 0;
}

/** Whether a face makes two crosses, or two circles (D12, D61). */
export const isDouble = (face: CardId): boolean => crossesOf(face) === 2;

/** The crosses that a face brings (D12), for ghosts and for the picture beside that rule. */
export function crossesOf(face: CardId): number {
  const { ware, value } = cardOf(face);
  if (ware === 'gold') return 0;
  return value === 0 ? 2 : 1;
}
