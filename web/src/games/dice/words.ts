/** The words of the table: who is asked what, and what a die is called. */
import { list, t } from '$lib/text/i18n.svelte';
import { nameOf } from '$lib/text/names';
import { cardName } from '$lib/text/story';
import type { CardId, DiceScene, Good, SeatView } from '$wire';
import { offers, sizes } from './choice';
import { rivals } from './sheet';

/** "dye 0", which no line break may part. */
export const faceName = (id: CardId): string => cardName(id, t).replaceAll(' ', '\u00a0');

/** "dye 0, gold 5 and fur 3" */
export const facesName = (ids: CardId[]): string => list(ids.map(faceName));

/** What you are asked; the numbers are those of the moves that are offered. */
function asked(scene: DiceScene, legal: string[]): string {
  const { least, most } = sizes(offers(legal)) ?? { least: 1, most: 1 };
  if (scene.phase === 'entering') return t('dice-ask-enter');
  if (scene.phase === 'filling') return t('dice-ask-fill', { n: least });
  return least === most ? t('dice-ask-exactly', { n: least }) : t('dice-ask-pick', { least, most });
}

/** What the table waits for, while it is not you. */
function awaited(scene: DiceScene, seats: SeatView[]): string {
  if (scene.phase === 'over') return t(scene.actor === null ? 'dice-over' : 'dice-counting');
  if (scene.phase === 'first') return t('dice-await-first');
  const seat = typeof scene.actor === 'number' ? scene.actor : (scene.roller ?? 0);
  const name = nameOf(seats, seat);
  if (scene.phase === 'filling') {
    return t('dice-await-filling', { name, n: scene.sheets[seat]?.free ?? 0 });
  }
  return t(`dice-await-${scene.phase}`, { name });
}

/** `held`: your dice wait to be thrown. */
export function question(
  scene: DiceScene,
  seats: SeatView[],
  legal: string[],
  held: boolean,
): string {
  if (held) return t('dice-ask-roll');
  return legal.length > 0 ? asked(scene, legal) : awaited(scene, seats);
}

/** The clause behind what is asked. */
export function clauseOf(phase: DiceScene['phase']): string {
  const clauses = {
    first: 'D4',
    rolling: 'D13',
    choosing: 'D10',
    entering: 'D11',
    filling: 'D15',
    alone: 'D60',
    over: 'D30',
  };
  return clauses[phase];
}

/** A column in words: its crosses, and what stands beside it. */
export function columnLabel(scene: DiceScene, seats: SeatView[], seat: number, good: Good): string {
  const name = t(`good-${good}`);
  const crosses = scene.crosses[good][seat] ?? 0;
  if (scene.circles)
    return t('dice-column-alone', { good: name, crosses, circles: scene.circles[good] });
  const against = rivals(scene.crosses[good], seat);
  const others = list(against.map((one) => `${nameOf(seats, one.seat)} ${one.crosses}`));
  return t('dice-column', { good: name, crosses, others });
}
