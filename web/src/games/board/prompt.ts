/** What is going on at the table and what is asked, as a message and the rule behind it. */
import type { BoardScene } from '$wire';
import { offer } from './bids';
import { word } from './speakers';

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
  me: number | null,
): Prompt {
  const seat = typeof scene.actor === 'number' ? scene.actor : (scene.presenter ?? -1);
  if (scene.phase === 'auction' && scene.actor === 'nature')
    return { id: 'board-now-hammer', clause: 'B23', seat, n: 0 };
  if (pending) return { id: 'board-now-sent', clause: 'B20', seat, n: 0 };
  if (scene.phase === 'over' && scene.actor !== null)
    return { id: 'board-now-counting', clause: 'B40', seat, n: scene.day };
  if (!legal.length) return silenced(scene, me) ?? { ...ASKED[scene.phase], seat, n: scene.day };
  if (scene.phase === 'lot')
    return { id: 'board-ask-lot', clause: 'B10', seat, n: scene.lot.length };
  const least = offer(legal)?.least;
  if (least && scene.waiting.length === 1)
    return { id: 'board-ask-last', clause: 'B21', seat, n: least };
  const id = scene.leader === null ? 'board-ask-first-bid' : 'board-ask-raise';
  return { id, clause: 'B21', seat: scene.leader ?? seat, n: scene.high };
}

/** Why somebody is not asked in this auction. */
function silenced(scene: BoardScene, me: number | null): Prompt | null {
  if (me === null || scene.phase !== 'auction') return null;
  const { kind } = word(scene, me);
  if (kind === 'room')
    return { id: 'board-out-room', clause: 'B22', seat: me, n: scene.ships[me]!.free };
  return kind === 'florins'
    ? { id: 'board-out-florins', clause: 'B22', seat: me, n: scene.florins[me]! }
    : null;
}
