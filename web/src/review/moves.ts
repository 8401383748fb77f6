/** A move as the button that makes it says it: "Bid 6", "Take fur 3 and cloth 2". */
import { cardName, list, t } from '$lib/text/i18n.svelte';
import type { Scene } from '$wire';

const PLAIN: Record<string, string> = {
  draw: 'board-draw',
  auction: 'board-open',
  pass: 'board-pass',
  reveal: 'card-reveal',
};

/** The words of a move that was possible on this table. */
export function moveName(move: string, scene: Scene): string {
  const [verb = '', ...words] = move.split(' ');
  const plain = PLAIN[verb];
  if (plain) return t(plain);
  const places = words.map(Number);
  if (verb === 'bid') return t('board-bid', { n: places[0]! });
  if (scene.game === 'card' && verb === 'take')
    return t('card-take', { cards: named(places.map((place) => scene.market.at(-place))) });
  if (scene.game === 'dice' && verb === 'choose')
    return t('dice-enter', { faces: named(places.map((place) => scene.dice[place - 1])) });
  return move;
}

const named = (cards: (string | undefined)[]): string =>
  list(cards.flatMap((card) => (card === undefined ? [] : [cardName(card)])));
