/** Sentences of the story put into words, as the head of story.ftl says. */
import { cardOf } from '../game/goods';
import { begins_with_i } from '$medici/presentation/words/sounds.js';
import type { Arg, CardId, Line } from '$wire';

type Words = Record<string, string | number>;
type Say = (id: string, args?: Words) => string;

/** A sentence of the story, with the players called by their names. */
export function sentence(line: Line, names: readonly string[], t: Say): string {
  const args = Object.entries(line.args ?? {}).map(([key, arg]) => [key, word(arg, names, t)]);
  return t(line.id, Object.fromEntries(args) as Words);
}

function word(arg: Arg, names: readonly string[], t: Say): string | number {
  if (typeof arg === 'number' || typeof arg === 'string') return arg;
  const { seat, seats, good, cards, lines = [] } = arg; // exactly one of them is there
  const called = (number: number) => names[number] ?? seatWord(number, t);
  if (seat !== undefined) return called(seat);
  if (seats) return row(seats.map(called), t);
  if (good) return t(`good-${good}`);
  const cardNames = cards?.map((id) => cardName(id, t));
  if (cardNames) return row(cardNames, t);
  const [part = '', ...others] = lines.map((line) => sentence(line, names, t));
  return others.reduce((first, next) => t('story-parts', { first, next }), part);
}

/** What a seat is called in which nobody sits. */
export const seatWord = (seat: number, t: Say): string => t('shell-seat', { seat: seat + 1 });

/** Things in a row: a, b and c. */
export function row(things: readonly string[], t: Say): string {
  const last = things.at(-1) ?? '';
  const before = things.slice(0, -1);
  if (before.length === 0) return last;
  const first = before.reduce((first, next) => t('story-list', { first, next }));
  return t('story-list-last', { first, last, sound: begins_with_i(last) ? 'i' : '' });
}

/** A card as one says it. */
export function cardName(id: CardId, t: Say): string {
  const { ware, value, icons, green } = cardOf(id);
  const kind = icons === 2 ? 'story-card-double' : green ? 'story-card-green' : 'story-card';
  return t(kind, { good: t(`good-${ware}`), ware, n: value });
}
