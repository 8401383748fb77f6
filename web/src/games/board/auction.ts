/** The auction: who speaks in which order, the bids that can be made, and what is asked. */
import type { BoardScene } from '$wire';
import { seatsAfter } from '$lib/game/games';

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

export interface Offer {
  least: number;
  most: number;
}

const PAUSE = 2000; // milliseconds after which digits begin another figure
const DIGITS = 3;

/** From the least raise to the most that can be bid; null where no bid is possible. */
export function offer(legal: readonly string[]): Offer | null {
  const amounts = legal
    .filter((move) => move.startsWith('bid '))
    .map((move) => Number(move.slice(4)));
  return amounts.length ? { least: Math.min(...amounts), most: Math.max(...amounts) } : null;
}

/** The move that bids an amount, if it is one of the legal ones. */
export function bidding(legal: readonly string[], amount: number): string | null {
  const move = `bid ${amount}`;
  return legal.includes(move) ? move : null;
}

/** The nearest amount that can be bid. */
export function within({ least, most }: Offer, amount: number): number {
  return Math.min(most, Math.max(least, Math.round(amount) || least));
}

/** Why an amount cannot be bid, as a message; null if it can. */
export function bidProblem(
  { least, most }: Offer,
  amount: number,
): { id: string; n: number } | null {
  if (amount > most) return { id: 'board-bid-beyond', n: most };
  return amount < least ? { id: 'board-bid-below', n: least } : null;
}

/** What was typed after a digit: it joins those before it, unless they are old or enough. */
export function typed(before: string, digit: string, pause = 0): string {
  const goesOn = before.length < DIGITS && pause < PAUSE;
  return String(Number(goesOn ? before + digit : digit));
}

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
