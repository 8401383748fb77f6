/** The pace: how long a thing that happens stays on show, and with it how fast bots play. */
import { pausesOf } from './moments';
import { settings } from '../device/settings.svelte';
import type { Step } from '$wire';

export type Pace = number | null; // seconds for a bid; null: as motion goes
export type PaceName = 'slow' | 'usual' | 'fast' | 'once';

/** What can be chosen. */
export const PACES: Record<PaceName, Pace> = { slow: 1.5, usual: null, fast: 0.18, once: 0 };

const USUAL = { 0: 0, 1: 0.5, 2: 0.18 } as const; // by the speed of motion

/** The choice that comes nearest to a pace. */
export function named(pace: Pace): PaceName {
  if (pace === null) return 'usual';
  return pace === 0 ? 'once' : pace < 1 ? 'fast' : 'slow';
}

/** Seconds that a bid stays on show in this browser. */
export const ownPace = (): number => settings.pace ?? USUAL[settings.speed];

const FORCED = 0.25; // seconds at most, where there was nothing to decide

/** Seconds that a step stays on show at a pace; one's own decision needs no second look. */
export function heldAt(pace: number, step: Step, own: boolean): number {
  if (step.forced) return Math.min(FORCED, pace * 0.4);
  return pace * Math.max(worth(step, own), pausesOf(step));
}

/** How much of the time of a bid a step is worth. */
function worth(step: Step, own: boolean): number {
  if (step.seat === null) return 0.75; // a card is turned up, dice are rolled
  if (step.scene?.actor === 'nature' && step.told.length === 1) return 0.4; // it was asked for
  return step.move === 'pass' || own ? 0.7 : 1;
}
