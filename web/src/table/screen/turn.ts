/** Which seat is at the bottom of the table, whose turn it is, and what the table waits for. */
import { faceOf } from '$games/index';
import type { Actor, Scene, SeatView, TableView } from '$wire';

/** The seats of this device. */
export function own(seats: SeatView[]): number[] {
  return seats.flatMap((seat, number) => (seat.yours ? [number] : []));
}

/**
 * The viewer's seat. With several on one device it is the one to act, and while others act it
 * stays where it was; onlookers have none.
 */
export function viewer(seats: SeatView[], actor: Actor, last: number | null): number | null {
  const mine = own(seats);
  if (mine.length < 2) return mine[0] ?? null;
  if (typeof actor === 'number' && mine.includes(actor)) return actor;
  return last !== null && mine.includes(last) ? last : (mine[0] ?? null);
}

/** Whether a person of this device is to act; a bot that plays for them needs no call. */
export function yourTurn(seats: SeatView[], actor: Actor): boolean {
  if (typeof actor !== 'number') return false;
  const seat = seats[actor];
  return seat !== undefined && seat.yours && seat.bot === null;
}

/** Whether the table waits for a person, here or elsewhere: then nothing can be hurried. */
export function waitsForPerson({ seats, actor, paused }: TableView): boolean {
  return paused || (typeof actor === 'number' && seats[actor]?.bot === null);
}

/** Whether nobody plays here but one person at this device, and bots that stand in for nobody. */
export function alone(seats: SeatView[]): boolean {
  const others = seats.filter((seat) => !seat.yours);
  return seats.length - others.length === 1 && others.every((seat) => seat.bot && !seat.taken_over);
}

/** Whether it is the one try at a deal that counts: then nobody helps, and nothing is taken back. */
export const counts = ({ table }: Pick<TableView, 'table'>): boolean => table.startsWith('deal-');

/** A seat of this device that a bot plays for its owner. */
export function takenOver(seats: SeatView[]): number | null {
  const number = seats.findIndex((seat) => seat.yours && seat.taken_over !== null);
  return number < 0 ? null : number;
}

/** What a seat on this device is asked, seen from the moves it has. */
export const asked = (scene: Scene, legal: readonly string[]): string =>
  faceOf(scene.game).asked(scene, legal);

/** What somebody else is about to do. */
export const awaited = (scene: Scene): string => faceOf(scene.game).awaited(scene);

/** What chance is about to do. */
export const nature = (scene: Scene): string =>
  scene.phase === 'first' ? 'table-nature-first' : faceOf(scene.game).nature;
