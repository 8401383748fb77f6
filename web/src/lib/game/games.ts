/** The games there are, seats and rights at a table. What each game looks like is in $games. */
import type { Game, Talk } from '$wire';

export const GAMES: readonly Game[] = ['board', 'card', 'dice'];

/** The letter that the clauses of a game begin with: B, C, D. */
export const letterOf = (game: Game): string => game.charAt(0).toUpperCase();

/** The game that a clause such as B21 belongs to. */
export const gameOf = (clause: string): Game | null =>
  GAMES.find((game) => letterOf(game) === clause.charAt(0)) ?? null;

/** Who may talk at a table: what its host can choose. */
export const TALK: readonly Talk[] = ['all', 'players', 'nobody'];

/** All other seats, clockwise from the one on the left of this seat. */
export const seatsAfter = (seat: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
