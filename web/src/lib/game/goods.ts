/** The goods in the order in which every game has them, and cards: what a card or a die can bear. */
import type { CardId, Good } from '$wire';

export type Ware = Good | 'gold' | 'neutral';

export const GOODS: readonly Good[] = ['cloth', 'fur', 'grain', 'dye', 'spice'];

/** A card's text taken apart for drawing: fur3, gold10, cloth0x2, dye0g, neutral7. */
export interface Card {
  ware: Ware;
  value: number;
  icons: number; // 2 on a double
  green: boolean;
  leafy: boolean; // in a frame of leaves: green and neutral ones
}

const TEXT = /^(cloth|fur|grain|dye|spice|gold|neutral)(\d+)(x2)?(g)?$/;

export function cardOf(id: CardId): Card {
  const parts = TEXT.exec(id);
  if (!parts) throw new Error(`expected a card such as fur3; got ${id}`);
  const [, ware, value, double, green] = parts;
  return {
    ware: ware as Ware,
    value: Number(value),
    icons: double ? 2 : 1,
    green: green !== undefined,
    leafy: green !== undefined || ware === 'neutral',
  };
}
