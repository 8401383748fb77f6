/** What is said of advice besides its own sentences. */
import { number, quantity, sentence, t } from '$lib/text/i18n.svelte';
import type { Counsel } from '$bots/messages';
import type { Advice, Candidate, FairPrice, Line, Scene } from '$wire';
import { moveName } from '$review/moves';
import { percent } from '$review/words';

const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const SURELY = 0.5; // florins between the bounds and the end of what can be paid
const MORE = 0.5; // florins more at the end, from which on they are told of

/** A figure with a tenth. */
export const tenths = (value: number): string => number(value, TENTH).replace('-', '−');

export const isAlone = ({ players }: Advice): boolean => players.length === 1;

/** What a move leads to for whoever makes it: a chance, or alone a score. */
export function ledTo({ actor, players }: Advice, move: Candidate): string {
  if (players.length === 1) return tenths(move.totals[0] ?? 0);
  return percent(move.chances[typeof actor === 'number' ? actor : 0] ?? 0);
}

/** Sentences of the advice, by how their ids begin. */
export const said = ({ findings }: Advice, names: string[], ...ids: string[]): string[] =>
  findings
    .filter(({ id }) => ids.some((start) => id.startsWith(`advise-${start}`)))
    .map((line) => sentence(line, names));

/** Why the best move is the best: the game's reasons first, then by how much. */
export function why({ advice, reasons }: Counsel, scene: Scene, names: string[]): string[] {
  const [best, next] = advice.candidates;
  const [first] = advice.findings;
  if (!best || !first) return [];
  if (!next) return [sentence(first, names)];
  const move = moveName(next.move, scene);
  if (first.id === 'advise-close') return [t('eye-hint-close', { move })];
  const alone = isAlone(advice);
  const scale = alone ? 1 : 100;
  const points = quantity(scale * best.lead, TENTH);
  const error = tenths(scale * best.lead_error);
  const told = reasons.map((line: Line) => sentence(line, names));
  told.push(t(alone ? 'eye-hint-why-alone' : 'eye-hint-why', { points, error, move }));
  const florins = seatOf(advice, best) - seatOf(advice, next);
  if (!alone && advice.game !== 'dice' && florins > MORE)
    told.push(t('eye-hint-florins', { florins: quantity(florins, TENTH) }));
  return told;
}

/** What whoever is to act ends with. */
export const seatOf = ({ actor }: Advice, move: Candidate): number =>
  move.totals[typeof actor === 'number' ? actor : 0] ?? 0;

/** Whether a lot is surely unwanted, or worth all the money there; otherwise its bounds are told. */
export const isUnwanted = ({ unwanted, high }: FairPrice): boolean => unwanted && high < SURELY;
export const isCapped = ({ capped, low, purse }: FairPrice): boolean =>
  capped && low > purse - SURELY;

/** A price in words, for those who do not see the picture. */
export function priceWords(price: FairPrice, name: string): string {
  if (isUnwanted(price)) return t('eye-advise-nothing-to', { name });
  if (isCapped(price)) return t('eye-advise-all-to', { name, purse: price.purse });
  const told = (florins: number) => quantity(florins, TENTH);
  const [low, high] = [told(price.low), told(price.high)];
  return t('eye-advise-price-to', { name, price: told(price.price), low, high });
}
