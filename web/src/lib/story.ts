/** Sentences of the story: a Line with names, goods, cards and further lines put into words. */
import { cardOf } from './cards';
import type { Arg, Line } from './types';

export interface Voice {
  names: readonly string[];
  t: (id: string, args?: Record<string, string | number>) => string;
  list: (things: readonly string[]) => string;
}

export function story(line: Line, voice: Voice): string {
  const given = Object.entries(line.args ?? {});
  return voice.t(line.id, Object.fromEntries(given.map(([key, arg]) => [key, said(arg, voice)])));
}

function said(arg: Arg, voice: Voice): string | number {
  if (typeof arg === 'number' || typeof arg === 'string') return arg;
  if ('seat' in arg) return name(arg.seat, voice);
  if ('seats' in arg) return voice.list(arg.seats.map((seat) => name(seat, voice)));
  if ('good' in arg) return voice.t(`good-${arg.good}`);
  if ('cards' in arg) return voice.list(arg.cards.map((id) => cardName(id, voice.t)));
  return arg.lines.map((line) => story(line, voice)).join('; ');
}

const name = (seat: number, voice: Voice): string =>
  voice.names[seat] ?? voice.t('shell-seat', { seat: seat + 1 });

/** A card as one says it: "fur 3", "cloth 0, double". */
export function cardName(id: string, t: Voice['t']): string {
  const card = cardOf(id);
  const good = t(`good-${card.ware}`);
  if (card.icons === 2) return t('shell-card-double', { good, value: card.value });
  if (card.green) return t('shell-card-green', { good, value: card.value });
  return t('shell-card', { good, value: card.value });
}
