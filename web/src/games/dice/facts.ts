/**
 * The rules of the dice game that the browser repeats. What can be done and what it leads to comes
 * with the scene; this is for drawing alone.
 */
import { cardOf } from '$lib/cards';
import type { CardId } from '$lib/wire-types';

export const ROUNDS: readonly number[] = [1, 2, 3]; // (D1)
export const SPOTS: readonly number[] = [1, 2, 3, 4, 5]; // of the dice in the tray (D2)

export const COLUMN = 12; // spaces (D23), for the picture beside that rule

/** The bonus for so many crosses (D23), for the picture beside that rule. */
export const payAt = (crosses: number): number => (crosses >= COLUMN ? 20 : crosses >= 9 ? 10 : 0);

/** The crosses that a face brings (D12), for the picture beside that rule. */
export function crossesOf(face: CardId): number {
  const { ware, value } = cardOf(face);
  if (ware === 'gold') return 0;
  return value === 0 ? 2 : 1;
}
