/** The games there are. What each of them looks like is in $games. */
import type { Game } from './wire-types';

export const GAMES: readonly Game[] = ['board', 'card', 'dice'];

/** The letter that the clauses of a game begin with: B, C, D. */
export const letterOf = (game: Game): string => game.charAt(0).toUpperCase();

/** The game that a clause such as B21 belongs to. */
export const gameOf = (clause: string): Game | null =>
  GAMES.find((game) => letterOf(game) === clause.charAt(0)) ?? null;
