/** What was chosen last time, kept in this browser. Without storage nothing is remembered. */
import type { Game } from '$lib/types';

export interface Quick {
  players: number;
  level: string;
}

const NAME = 'medici-name';
export const MY_GAMES = 'medici-my-games';

const FIRST: Record<Game, Quick> = {
  board: { players: 4, level: 'merchant' },
  card: { players: 3, level: 'merchant' },
  dice: { players: 2, level: 'merchant' },
};

export const NAMES = [
  'Lorenzo', 'Cosimo', 'Giuliano', 'Piero', 'Sandro', 'Marsilio', 'Ottavio', 'Lucrezia', 'Contessina',
  'Clarice', 'Simonetta', 'Bianca', 'Nannina', 'Isotta', 'Ginevra', 'Fiammetta',
]; // prettier-ignore

/** Players and level for a game, as played last. */
export function recallQuick(game: Game): Quick {
  const kept = recall(`medici-quick-${game}`);
  return isQuick(kept) ? kept : FIRST[game];
}

export function rememberQuick(game: Game, quick: Quick): void {
  remember(`medici-quick-${game}`, quick);
}

/** A name for one who has not said any; the same until it is changed. */
export function recallName(): string {
  const kept = recall(NAME);
  if (typeof kept === 'string' && kept) return kept;
  const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
  remember(NAME, name);
  return name;
}

export function rememberName(name: string): void {
  remember(NAME, name);
}

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a full or forbidden storage costs the memory, not the game
  }
}

/** Forget the person; how one likes to play may stay. */
export function forgetChoices(): void {
  for (const key of [NAME, MY_GAMES]) remember(key, null);
}

function isQuick(kept: unknown): kept is Quick {
  if (typeof kept !== 'object' || kept === null) return false;
  const { players, level } = kept as Partial<Quick>;
  return Number.isInteger(players) && typeof level === 'string';
}
