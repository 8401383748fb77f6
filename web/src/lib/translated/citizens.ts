/** The people of Florence who play as bots. */
import { choose_citizen, level_of } from '$medici/online/tables/citizens.js';

/** The level of a citizen; null for everybody else. */
export const levelOf = (name: string): string | null => level_of(name) as string | null;

/** Who of a level sits down, with these already there. */
export const citizenFor = (
  level: string,
  table: string,
  seat: number,
  present: readonly string[],
): string => choose_citizen(level, table, seat, [...present]) as string;
