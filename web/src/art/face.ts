/** A card's text taken apart for drawing. */
import type { CardId, Ware } from '../lib/types';

export interface Face {
  ware: Ware;
  value: number;
  icons: number;
  green: boolean; // needs no space
}

/** face('cloth0x2') is a double, face('dye0g') a green card, face('neutral7') has no icon. */
export function face(id: CardId): Face {
  const [, ware, value, mark] = /^([a-z]+?)(\d+)(x2|g)?$/.exec(id) ?? [];
  if (!ware) throw new Error(`no card is called ${id}`);
  return {
    ware: ware as Ware,
    value: Number(value),
    icons: ware === 'neutral' || ware === 'gold' ? 0 : mark === 'x2' ? 2 : 1,
    green: mark === 'g' || ware === 'neutral',
  };
}
