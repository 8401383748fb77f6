/** The auction as a list: who speaks in which order, and what they have said or why they cannot. */
import { seatsAfter } from '$lib/game/games';
import type { BoardScene } from '$wire';

export type Word =
  | { kind: 'bid'; amount: number; sent: boolean } // sent: on its way to the server
  | { kind: 'pass'; sent: boolean }
  | { kind: 'speaks' } // now
  | { kind: 'waits' }
  | { kind: 'room' } // has too few spaces for the lot
  | { kind: 'florins' } // cannot outbid
  | { kind: 'nothing' };

export interface Speaker {
  seat: number;
  word: Word;
  leads: boolean;
  presents: boolean;
}

/** Everybody in the order of speaking: from the presenter's left, the presenter last. */
export function speakers(scene: BoardScene, pending: string | null): Speaker[] {
  const leader = pending?.startsWith('bid ') ? scene.actor : scene.leader;
  const last = scene.presenter ?? scene.players - 1;
  return [...seatsAfter(last, scene.players), last].map((seat) => ({
    seat,
    word: sent(scene, seat, pending) ?? word(scene, seat),
    leads: seat === leader,
    presents: seat === scene.presenter,
  }));
}

/** What the actor has said, before the server confirms it. */
function sent(scene: BoardScene, seat: number, pending: string | null): Word | null {
  if (!pending || scene.phase !== 'auction' || seat !== scene.actor) return null;
  if (pending === 'pass') return { kind: 'pass', sent: true };
  return { kind: 'bid', amount: Number(pending.slice('bid '.length)), sent: true };
}

/** What a seat has said, is asked, or why it cannot speak. */
export function word(scene: BoardScene, seat: number): Word {
  const last = scene.bids.find((bid) => bid.seat === seat);
  if (last) {
    return last.bid === null
      ? { kind: 'pass', sent: false }
      : { kind: 'bid', amount: last.bid, sent: false };
  }
  if (scene.silent.includes(seat)) {
    const room = scene.ships[seat]?.free ?? 0;
    return { kind: room < scene.lot.length ? 'room' : 'florins' };
  }
  if (seat === scene.actor && scene.phase === 'auction') return { kind: 'speaks' };
  return { kind: scene.waiting.includes(seat) ? 'waits' : 'nothing' };
}

/** Whether a seat may still come to own the lot. */
export function mayBuy(scene: BoardScene, seat: number): boolean {
  if (!scene.lot.length || scene.silent.includes(seat)) return false;
  return scene.phase !== 'auction' || scene.leader === seat || scene.waiting.includes(seat);
}
