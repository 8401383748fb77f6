/** What is going on at the table and what is asked, as a message and the rule behind it. */
import type { BoardScene } from '$lib/wire-types';

export interface Prompt {
  id: string;
  clause: string;
  seat: number; // whom it is about, -1 if nobody
  n: number;
}

const ASKED: Record<BoardScene['phase'], { id: string; clause: string }> = {
  first: { id: 'board-now-first', clause: 'B6' },
  turn: { id: 'board-now-turn', clause: 'B10' },
  lot: { id: 'board-now-lot', clause: 'B10' },
  auction: { id: 'board-now-auction', clause: 'B20' },
  fill: { id: 'board-now-fill', clause: 'B30' },
  over: { id: 'board-now-over', clause: 'B51' },
};

export function prompt(
  scene: BoardScene,
  legal: readonly string[],
  pending: string | null,
): Prompt {
  const seat = typeof scene.actor === 'number' ? scene.actor : (scene.presenter ?? -1);
  if (pending) return { id: 'board-now-sent', clause: 'B20', seat, n: 0 };
  if (!legal.length) return { ...ASKED[scene.phase], seat, n: scene.day };
  if (scene.phase === 'lot')
    return { id: 'board-ask-lot', clause: 'B10', seat, n: scene.lot.length };
  const id = scene.leader === null ? 'board-ask-first-bid' : 'board-ask-raise';
  return { id, clause: 'B21', seat: scene.leader ?? seat, n: scene.high };
}
