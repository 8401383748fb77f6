/** What the table waits for, as the id of a message; `who` is on turn there. */
import type { CardScene } from '$wire';

export interface Asked {
  yours: boolean; // whether the one on turn sits at this device
  legal: readonly string[];
  pending: string | null;
}

export function asks(scene: CardScene, { yours, legal, pending }: Asked): string {
  if (scene.phase === 'first') return 'card-ask-first';
  if (scene.phase === 'over') return scene.actor === null ? 'card-ask-over' : 'card-ask-counting';
  if (pending === 'reveal' || scene.phase === 'draw')
    return yours ? 'card-ask-draw' : 'card-wait-draw';
  if (pending !== null) return 'card-ask-sent';
  if (legal.length === 0) return 'card-wait-turn';
  if (!legal.includes('reveal')) return 'card-ask-take';
  return scene.revealed > 0 ? 'card-ask-another-or-take' : 'card-ask-reveal-or-take';
}

/** The rule behind what is asked. */
export function clauseOf(scene: CardScene): string {
  if (scene.phase === 'over') return 'C42';
  if (scene.phase === 'first') return scene.day === 1 ? 'C4' : 'C41';
  return 'C10';
}

/** Whether nobody but the one on turn has a free space left. */
export const isLastTurn = (scene: CardScene): boolean =>
  scene.on_turn !== null &&
  scene.ships.every((ship, seat) => seat === scene.on_turn || ship.free === 0);
