/** What the table waits for, as the id of a message. */
import type { Scene } from '$lib/types';

/** What a seat on this device is asked, told by the moves it has. */
export function asked(scene: Scene, legal: string[]): string {
  const verbs = new Set(legal.map((move) => move.split(' ', 1)[0]));
  if (scene.game === 'board') return verbs.has('bid') ? 'table-ask-bid' : 'table-ask-lot';
  if (scene.game === 'card') return verbs.has('reveal') ? 'table-ask-reveal' : 'table-ask-take';
  return `table-ask-${scene.phase}`;
}

/** What somebody else is about to do. */
export function awaited(scene: Scene): string {
  if (scene.game === 'board') {
    return scene.phase === 'auction' ? 'table-await-bid' : 'table-await-lot';
  }
  if (scene.game === 'card') return 'table-await-take';
  return `table-await-${scene.phase === 'entering' ? 'entering' : 'choosing'}`;
}

/** What chance is about to do. */
export function nature(scene: Scene): string {
  if (scene.phase === 'first') return 'table-nature-first';
  return scene.game === 'dice' ? 'table-nature-roll' : 'table-nature-card';
}
