/** A card's text taken apart for drawing: fur3, gold10, cloth0x2, dye0g, neutral7. */
import type { CardId, Ware } from './types';

export interface Card {
  ware: Ware;
  value: number;
  icons: number; // 2 on a double
  green: boolean;
  free: boolean; // needs no space aboard: green and neutral ones
}

const TEXT = /^(cloth|fur|grain|dye|spice|gold|neutral)(\d+)(x2)?(g)?$/;

export function cardOf(id: CardId): Card {
  const found = TEXT.exec(id);
  if (!found) throw new Error(`not a card: ${id}`);
  return {
    ware: found[1] as Ware,
    value: Number(found[2]),
    icons: found[3] ? 2 : 1,
    green: found[4] !== undefined,
    free: found[4] !== undefined || found[1] === 'neutral',
  };
}
