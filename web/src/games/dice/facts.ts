/**
 * The rules of the dice game that the browser repeats. What can be done and what it leads to comes
 * with the scene; this is for drawing alone.
 */
import { cardOf } from '$lib/game/goods';
import type { CardId, Column } from '$lib/wire-types';

export const ROUNDS: readonly number[] = [1, 2, 3]; // (D1)
export const SPOTS: readonly number[] = [1, 2, 3, 4, 5]; // of the dice in the tray (D2)

export const COLUMN = 12; // spaces (D23), for the picture beside that rule

/** What columns pay (D23), for the picture beside that rule; a table has it from its scene. */
export const BONUSES: readonly Column[] = [
  { crosses: 9, pay: 10 },
  { crosses: COLUMN, pay: 20 },
];

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
