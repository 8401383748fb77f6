/** What was chosen last time, kept in this browser. */
import { faceOf } from '$games/index';
import { recall, remember } from '$lib/device/storage';
import { NAME } from '$lib/server/own-name';
import type { Game } from '$wire';

export interface Quick {
  players: number;
  level: string;
}

export const MY_GAMES = 'medici-my-games';

const LEVEL = 'merchant';

/** Players and level for a game, as played last. */
export function recallQuick(game: Game): Quick {
  const last = recall(`medici-quick-${game}`);
  return isQuick(last) ? last : { players: faceOf(game).players, level: LEVEL };
}

export function rememberQuick(game: Game, quick: Quick): void {
  remember(`medici-quick-${game}`, quick);
}

/** Forget the person; how one likes to play may stay. */
export function forgetChoices(): void {
  for (const key of [NAME, MY_GAMES]) remember(key, null);
}

function isQuick(value: unknown): value is Quick {
  if (typeof value !== 'object' || value === null) return false;
  const { players, level } = value as Partial<Quick>;
  return Number.isInteger(players) && typeof level === 'string';
}
