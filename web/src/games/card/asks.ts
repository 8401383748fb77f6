/** What the table asks for, as the id of a message. */
import type { CardScene } from '$lib/types';

export function asks(scene: CardScene, legal: readonly string[], pending: string | null): string {
  if (scene.phase === 'first') return 'card-ask-first';
  if (scene.phase === 'over') return 'card-ask-over';
  if (pending !== null) return 'card-ask-sent';
  if (scene.phase === 'draw') return 'card-ask-drawing';
  if (legal.length === 0) return 'card-ask-wait';
  const canTake = legal.some((move) => move.startsWith('take '));
  if (!legal.includes('reveal')) return 'card-ask-take';
  if (!canTake) return 'card-ask-reveal';
  return scene.revealed > 0 ? 'card-ask-another-or-take' : 'card-ask-reveal-or-take';
}

/** Whether nobody but the one on turn has a free space left. */
export const isLastTurn = (scene: CardScene): boolean =>
  scene.on_turn !== null &&
  scene.ships.every((ship, seat) => seat === scene.on_turn || ship.free === 0);
