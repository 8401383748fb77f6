/** What every game's table is given, live, in a replay and in a tour. */
import type { Scene, SeatView, Step } from '$wire';

export interface TableProps<S extends Scene> {
  scene: S;
  last?: Step | null; // the step that led to the scene, if it is being shown happening
  seats: SeatView[];
  me: number | null; // the seat at the bottom: yours, or the one you watch
  legal: string[]; // moves that can be made here now; empty for onlookers
  pending: string | null; // a move that was sent and is not confirmed yet
  onmove: (move: string) => void;
  held?: boolean; // the step is your own roll, and still in your hand: it shows once you throw it
  onthrow?: () => void;
}
