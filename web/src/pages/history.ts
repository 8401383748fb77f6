/** How a game of mine went. */
import type { Mine } from '$lib/wire-types';
import { isLocal } from '$local/kept.svelte';

export type Outcome = 'won' | 'lost' | 'alone' | 'cancelled' | 'watched';

/** The games that are over, the newest first. */
export function finished(mine: Mine[]): Mine[] {
  const over = mine.filter(
    (table) => table.result !== null || table.phase === 'over' || givenUpHere(table),
  );
  return over.sort((a, b) => b.updated - a.updated);
}

/** A game of this browser that was given up: here it can be deleted, and nowhere else. */
const givenUpHere = (table: Mine): boolean => isLocal(table) && table.phase === 'cancelled';

export function outcome(game: Mine): Outcome {
  if (!game.result) return 'cancelled';
  if (game.seats.length === 1) return 'alone';
  const own = game.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  if (own.length === 0) return 'watched';
  return own.some((seat) => game.result!.winners.includes(seat)) ? 'won' : 'lost';
}
