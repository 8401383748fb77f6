/** The order in which players have ended. */
import type { Result } from '$lib/wire-types';

export interface Ranked {
  seat: number;
  score: number;
  place: number; // 1 is the best; equals share it
  winner: boolean;
}

/** Winners first, since with equal scores something else may have decided; then by score. */
export function ranking(result: Pick<Result, 'scores' | 'winners'>): Ranked[] {
  const rows = result.scores.map((score, seat) => ({
    seat,
    score,
    winner: result.winners.includes(seat),
  }));
  rows.sort((a, b) => Number(b.winner) - Number(a.winner) || b.score - a.score || a.seat - b.seat);
  const alike = (a: (typeof rows)[0], b: (typeof rows)[0]) =>
    a.score === b.score && a.winner === b.winner;
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => alike(other, row)) + 1 }));
}

/** The title of a solitaire as part of a message's id: "Deck Scrubber" is deck-scrubber. */
export const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
