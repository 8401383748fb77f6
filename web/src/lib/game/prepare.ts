/** Games with the words in which their stories are told: what a page needs before it shows one. */
import { loadTexts } from '../text/i18n.svelte';
import type { Game } from '$wire';
import { loadGame } from './load';

const prepared: Partial<Record<Game, boolean>> = {};

/** Whether a game can be shown by now. */
export const isPrepared = (game: Game): boolean => prepared[game] ?? false;

/** From now on this game can be played here, and told. */
export async function prepareGame(game: Game): Promise<void> {
  await Promise.all([loadGame(game), loadTexts(game)]);
  prepared[game] = true;
}
