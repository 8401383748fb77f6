/** What the table waits for, as the id of a message. */
import { faceOf } from '$games/index';
import type { Scene } from '$lib/wire-types';

/** What a seat on this device is asked, seen from the moves it has. */
export const asked = (scene: Scene, legal: readonly string[]): string =>
  faceOf(scene.game).asked(scene, legal);

/** What somebody else is about to do. */
export const awaited = (scene: Scene): string => faceOf(scene.game).awaited(scene);

/** What chance is about to do. */
export const nature = (scene: Scene): string =>
  scene.phase === 'first' ? 'table-nature-first' : faceOf(scene.game).nature;
