/** How far somebody has come in a tour, kept in this browser. */
import type { Game } from '$lib/types';

const key = (game: Game): string => `medici-tour-${game}`;

/** The note to go on from; the first if nothing is kept. */
export function recallNote(game: Game, last: number): number {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '0');
    return Number.isInteger(kept) && (kept as number) > 0 && (kept as number) <= last
      ? (kept as number)
      : 0;
  } catch {
    return 0;
  }
}

export function keepNote(game: Game, note: number): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(note));
  } catch {
    // without storage the tour begins anew next time
  }
}
