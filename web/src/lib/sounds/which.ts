/** Which sound is heard, by what a step of the game is. */
import { kindOf, type Beat } from '../live/moments';
import type { Step } from '$wire';

export type Signal =
  | 'turn' // it is yours
  | 'bell' // a day is over: the ships leave harbour
  | 'refused';

export type Sound =
  | Signal
  | 'card' // laid on the table
  | 'coin' // a bid
  | 'knock' // a pass, or a lot that is out
  | 'hammer'
  | 'dice'
  | 'pen' // numbers are written down
  | 'end';

const SOUNDS: Record<Beat, Sound | null> = {
  first: null,
  card: 'card',
  bid: 'coin',
  pass: 'knock',
  sold: 'hammer',
  unsold: 'knock',
  take: 'card',
  roll: 'dice',
  entry: 'pen',
  quiet: null,
};

/** The sound of a step; none for what only announces another. */
export function soundOf(step: Step): Sound | null {
  return step.ending ? 'end' : SOUNDS[kindOf(step)];
}
