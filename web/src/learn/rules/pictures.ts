/** Which small picture stands with which clause or example. The text says all that they show. */
import type { CardId } from '$wire';

export type Picture =
  | { kind: 'goods' }
  | { kind: 'cards'; cards: CardId[]; deck?: boolean }
  | { kind: 'ship'; spaces: number; cards: CardId[]; greens?: CardId[]; worth?: number }
  | { kind: 'order'; seats: number[] } // of speaking; the last one presents
  | { kind: 'track' }
  | { kind: 'market'; cards: CardId[]; taken: number[] } // positions from the end
  | { kind: 'icons'; n: number; pay: number }
  | { kind: 'dice'; faces: CardId[] }
  | { kind: 'entries'; faces: CardId[]; circles?: boolean } // what the dice bring
  | { kind: 'columns'; crosses: number[] };

const MARKET = ['cloth5', 'grain3', 'fur4', 'spice0x2', 'fur3'];

export const PICTURES: Record<string, Picture[]> = {
  B2: [
    { kind: 'goods' },
    { kind: 'cards', cards: ['dye0', 'dye1', 'dye2', 'dye3', 'dye4', 'dye5', 'dye5', 'gold10'] },
  ],
  B3: [{ kind: 'ship', spaces: 5, cards: ['dye4', 'dye5'] }],
  B10: [{ kind: 'cards', deck: true, cards: ['fur3', 'spice5', 'fur0'] }],
  B20: [{ kind: 'order', seats: [1, 2, 3, 0] }],
  B40: [
    { kind: 'ship', spaces: 5, cards: ['gold10', 'spice0', 'fur3', 'fur2', 'dye4'], worth: 19 },
  ],
  B44: [{ kind: 'track' }],
  C2: [{ kind: 'cards', cards: ['spice4', 'spice0x2', 'spice0g', 'neutral2', 'neutral7'] }],
  C3: [{ kind: 'ship', spaces: 5, cards: ['fur4', 'fur3'], greens: ['neutral7', 'dye0g'] }],
  C11: [{ kind: 'market', cards: MARKET, taken: [1, 3] }],
  C34: [{ kind: 'icons', n: 5, pay: 10 }],
  D2: [{ kind: 'dice', faces: ['dye0', 'fur1', 'cloth2', 'spice3', 'grain4', 'gold5'] }],
  D12: [{ kind: 'entries', faces: ['dye0', 'fur3', 'gold5'] }],
  D23: [{ kind: 'columns', crosses: [8, 9, 12] }],
  D61: [{ kind: 'entries', faces: ['spice0', 'grain2', 'gold5'], circles: true }],
};

/** Pictures of worked examples, by the letter of the game and the number of the example. */
export const EXAMPLES: Record<string, Picture> = {
  C1: { kind: 'market', cards: ['cloth2', 'fur4', 'neutral7'], taken: [1, 2] },
  D1: { kind: 'dice', faces: ['dye0', 'gold5', 'fur3', 'grain2', 'dye4'] },
};
