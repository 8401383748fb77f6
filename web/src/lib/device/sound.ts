/** Sounds, off until somebody wants them, and vibration: how they are made is fetched only then. */
import { settings } from './settings.svelte';
import type { Signal } from '../sounds/which';
import type { Step } from '$wire';

/** Let a step of the game be heard and felt, or a signal. */
export function play(what: Step | Signal): void {
  if (navigator.userActivation?.hasBeenActive === false) return; // silent until it is touched
  const unreached = (): void => {}; // a game can be played in silence
  if (settings.sound) import('../sounds/instrument').then(({ sound }) => sound(what), unreached);
  if (settings.vibration && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches)
    import('../sounds/vibration').then(({ vibrate }) => vibrate(what), unreached);
}
