/**
 * Figures of the board game, from Python. What can be done and what it leads to comes
 * with the scene; this is for drawing alone.
 */
import { board } from '../../../generated/constants/facts.json';

export const LARGEST_LOT = board.largest_lot; // cards (B10)

export const TOP = board.top; // the highest level of a track (B44)

/** What levels pay (B44), for the picture beside that rule; a table has it from its scene. */
export const BONUS: Readonly<Record<number, number>> = Object.fromEntries(
  board.bonuses.map(({ level, pay }) => [level, pay]),
);
