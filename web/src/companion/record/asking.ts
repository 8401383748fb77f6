/** What is asked, in words, and what can be tapped. */
import type { Args } from '$lib/text/i18n.svelte';
import type { Asked, CardScene, Scene } from '$wire';

type Say = (id: string, args?: Args) => string;

/** Who does what nature does: whoever presents, rolls, or has the turn. */
function hand(scene: Scene): number | null {
  if (scene.game === 'board') return scene.presenter;
  return scene.game === 'card' ? scene.on_turn : scene.roller;
}

/** The question that the phone asks the table. */
export function question(asked: Asked, scene: Scene, names: string[], t: Say): string {
  const seat = typeof asked.actor === 'number' ? asked.actor : hand(scene);
  const name = names[seat ?? 0] ?? '';
  const filling = scene.game === 'board' && scene.phase === 'fill';
  return t(`companion-ask-${filling ? 'fill' : asked.what}`, { name, day: scene.day });
}

/** Every card of the game, with how many of each can still come. */
export function allCards(scene: Scene, asked: Asked): Record<string, number> {
  if (scene.game === 'dice') return {};
  const possible = new Map(asked.cards.map(({ card, copies }) => [card, copies]));
  return Object.fromEntries(
    Object.keys(scene.unseen).map((card) => [card, possible.get(card) ?? 0]),
  );
}

export interface Take {
  move: string;
  cards: string[]; // none: one more card is revealed
}

/** The moves of a turn at the market, with the cards that each takes. */
export function takes(scene: CardScene, moves: string[]): Take[] {
  return moves.map((move) => {
    const [verb, ...numbers] = move.split(' ');
    const cards = verb === 'take' ? numbers.map((n) => scene.market.at(-Number(n)) ?? '') : [];
    return { move, cards };
  });
}
