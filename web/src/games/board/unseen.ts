/** What a player with a good memory knows: the cards that have not been seen today. */
import { cardOf, type Ware } from '$lib/game/goods';
import type { BoardScene } from '$wire';

/** The values of a ware that were not seen today, each as often as there are copies. */
export function unseen(scene: BoardScene, ware: Ware): number[] {
  return Object.entries(scene.unseen)
    .map(([id, copies]) => ({ ...cardOf(id), copies }))
    .filter((card) => card.ware === ware)
    .flatMap((card) => Array.from({ length: card.copies }, () => card.value))
    .sort((a, b) => a - b);
}
