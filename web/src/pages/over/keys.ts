/** What the keys do, by game. A browser test holds it against the buttons of the tables. */
import type { Game } from '$wire';

export interface KeyLine {
  keys: readonly string[]; // as in KeyboardEvent.key, letters small; 0-9 and the like stand for all
  does: string; // the message keys-…
}

export const OF_GAMES: Record<Game, readonly KeyLine[]> = {
  board: [
    { keys: ['d'], does: 'draw' },
    { keys: ['a'], does: 'auction' },
    { keys: ['p'], does: 'pass' },
    { keys: ['+'], does: 'least' },
    { keys: ['0–9', 'Backspace'], does: 'type' },
    { keys: ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'], does: 'step' },
    { keys: ['PageDown', 'PageUp'], does: 'leap' },
    { keys: ['Enter'], does: 'bid' },
  ],
  card: [
    { keys: ['r'], does: 'reveal' },
    { keys: ['1', '2', '3'], does: 'choose' },
    { keys: ['t', 'Enter'], does: 'take' },
  ],
  dice: [
    { keys: ['1', '2', '3', '4', '5'], does: 'pick' },
    { keys: ['Enter'], does: 'enter' },
    { keys: ['Escape'], does: 'clear' },
  ],
};

export const COMMON: readonly KeyLine[] = [
  { keys: ['u'], does: 'undo' },
  { keys: ['h'], does: 'hint' },
  { keys: ['s'], does: 'skip' },
  { keys: ['Enter', ' ', 'ArrowRight'], does: 'scoring' },
  { keys: ['r'], does: 'again' },
  { keys: ['Tab'], does: 'tab' },
  { keys: ['Escape'], does: 'escape' },
  { keys: ['?'], does: 'keys' },
];
