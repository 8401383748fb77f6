/**
 * The rules of the board game that the browser repeats. What can be done and what it leads to comes
 * with the scene; this is for drawing alone.
 */

export const LARGEST_LOT = 3; // cards (B10)

export const TOP = 7; // the highest level of a track (B44)

/** What levels pay (B44), for the picture beside that rule; a table has it from its scene. */
export const BONUS: Readonly<Record<number, number>> = { 5: 5, 6: 10, 7: 20 };
