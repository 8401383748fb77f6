/** Where a move is drawn on the table: what was played, and what would have been better. */
import { cardOf } from '$lib/game/goods';
import type { CardScene, Decision, DiceScene, Scene } from '$wire';
import { moveName } from './moves';

export type Kind = 'better' | 'played';

/** A part of the table that is marked. */
export interface Mark {
  on: string; // finds it
  kinds: Kind[];
  words: Partial<Record<Kind, string>>; // said there, beside the sign
  figure: string; // written into a free space: what would lie there
}

interface Place {
  on: string;
  said?: boolean; // whether the move is told there
  figure?: string;
}

/** All marks of a decision on the table at which it was made; those of the better move first. */
export function marksOf({ seat, move, best }: Decision, scene: Scene): Mark[] {
  const marks = new Map<string, Mark>();
  const add = (kind: Kind, text: string, places: Place[]): void => {
    for (const { on, said, figure = '' } of places) {
      const mark = marks.get(on) ?? { on, kinds: [], words: {}, figure };
      mark.kinds.push(kind);
      if (said) mark.words[kind] = shortly(text, scene);
      marks.set(on, mark);
    }
  };
  add('better', best, [...placesOf(best, scene, seat), ...berths(best, scene, seat)]);
  add('played', move, placesOf(move, scene, seat));
  return [...marks.values()];
}

/** A word in the auction, as short as it can be. */
const shortly = (text: string, scene: Scene): string =>
  text.startsWith('bid ') ? text.slice('bid '.length) : moveName(text, scene);

/** What a move takes hold of. */
function placesOf(text: string, scene: Scene, seat: number): Place[] {
  const [verb = '', ...numbers] = text.split(' ');
  switch (verb) {
    case 'bid':
    case 'pass':
      return [{ on: `[data-tour="auction"] [data-seat="${seat}"]`, said: true }];
    case 'auction':
      return [{ on: '[data-tour="lot"] .cards ul' }];
    case 'draw': {
      const next = scene.game === 'board' ? scene.lot.length + 1 : 1;
      return [{ on: `[data-tour="lot"] .space:nth-child(${next})` }];
    }
    case 'reveal':
      return [{ on: '[data-tour="market"] .deck .pile' }];
    case 'take':
      return numbers.map((place) => ({ on: `[data-tour="market"] [data-place="${place}"]` }));
    default:
      return numbers.map((spot) => ({ on: `[data-tour="tray"] [data-spot="${spot}"] button` }));
  }
}

/** The free spaces of a ship into which a move would load something, with its value. */
function berths(text: string, scene: Scene, seat: number): Place[] {
  const numbers = text.split(' ').slice(1).map(Number);
  if (scene.game === 'card') return text.startsWith('take') ? cards(numbers, scene, seat) : [];
  return scene.game === 'dice' ? dice(numbers, scene, seat) : [];
}

function cards(places: number[], scene: CardScene, seat: number): Place[] {
  const { spaces = 0, free = 0 } = scene.ships[seat] ?? {};
  const taken = places.flatMap((place) => scene.market.at(-place) ?? []).map(cardOf);
  return taken
    .filter(({ green }) => !green) // which need no space
    .map(({ value }, nth) => ({
      on: `[data-seat="${seat}"] .space:nth-child(${spaces - free + nth + 1})`,
      figure: String(value),
    }));
}

function dice(spots: number[], scene: DiceScene, seat: number): Place[] {
  const { spaces = 0, free = 0 } = scene.sheets[seat] ?? {};
  return spots
    .flatMap((spot) => scene.dice[spot - 1] ?? [])
    .map((face, nth) => ({
      on: `[data-seat="${seat}"] .ship.now .space:nth-child(${spaces - free + nth + 1})`,
      figure: String(cardOf(face).value),
    }));
}
