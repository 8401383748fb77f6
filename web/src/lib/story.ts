/** Sentences of the story put into words, as the head of story.ftl says. */
import { cardOf } from './cards';
import type { Arg, CardId, Line } from './types';

type Say = (id: string, args?: Record<string, string | number>) => string;

export function story(line: Line, names: readonly string[], t: Say): string {
  const given = Object.entries(line.args ?? {});
  const words = given.map(([key, arg]) => [key, said(arg, names, t)]);
  return t(line.id, Object.fromEntries(words) as Record<string, string | number>);
}

function said(arg: Arg, names: readonly string[], t: Say): string | number {
  const called = (seat: number) => names[seat] ?? t('shell-seat', { seat: seat + 1 });
  if (typeof arg === 'number' || typeof arg === 'string') return arg;
  if ('seat' in arg) return called(arg.seat);
  if ('seats' in arg) return row(arg.seats.map(called), t);
  if ('good' in arg) return t(`good-${arg.good}`);
  if ('cards' in arg)
    return row(
      arg.cards.map((id) => cardName(id, t)),
      t,
    );
  return arg.lines.map((line) => story(line, names, t)).join('; ');
}

/** Things in a row: a, b and c. */
export function row(things: readonly string[], t: Say): string {
  const [first = '', ...others] = things;
  return others.reduce(
    (said, next, i) =>
      i === others.length - 1
        ? t('story-list-last', { first: said, last: next })
        : t('story-list', { first: said, next }),
    first,
  );
}

/** A card as one says it. */
export function cardName(id: CardId, t: Say): string {
  const { ware, value, icons, green } = cardOf(id);
  const kind = icons === 2 ? 'story-card-double' : green ? 'story-card-green' : 'story-card';
  return t(kind, { good: t(`good-${ware}`), ware, n: value });
}
