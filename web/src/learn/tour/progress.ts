/** How far somebody has come in a tour, kept in this browser. */
import { recall, remember } from '$lib/device/storage';
import type { Game } from '$wire';

const key = (game: Game): string => `medici-tour-${game}`;

/** The note to go on from; the first if nothing is remembered. */
export function recallNote(game: Game, last: number): number {
  const note = recall(key(game));
  const known = typeof note === 'number' && Number.isInteger(note) && note > 0 && note <= last;
  return known ? note : 0;
}

export const rememberNote = (game: Game, note: number): void => remember(key(game), note);
