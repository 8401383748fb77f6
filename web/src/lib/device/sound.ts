/** Sounds, off until somebody wants them: how they are made is fetched only then. */
import { settings } from './settings.svelte';
import type { Signal } from '../sounds/which';
import type { Step } from '$wire';

/** Let a step of the game be heard, or a signal. */
export function play(what: Step | Signal): void {
  if (!settings.sound) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // silent until it is touched
  import('../sounds/instrument').then(
    ({ sound }) => sound(what),
    () => {}, // not reached now: a game can be played in silence
  );
}
