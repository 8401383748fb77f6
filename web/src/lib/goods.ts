/** The goods, in the order in which every game has them, and what else a card or a die can bear. */
import type { Good } from './wire-types';

export type Ware = Good | 'gold' | 'neutral';

export const GOODS: readonly Good[] = ['cloth', 'fur', 'grain', 'dye', 'spice'];
