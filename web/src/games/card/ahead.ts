/** The table as it will look: a move that was sent is drawn at once, before the server confirms. */
import { GOODS } from '$lib/game/goods';
import { iconsOf, needsSpace, worthOf } from './facts';
import { FACE_DOWN } from '$lib/game/pieces';
import { positionsOf } from './take';
import type { CardId, CardScene, Rows, Ship } from '$wire';

/** The scene with the move that is on its way. */
export function ahead(scene: CardScene, pending: string | null): CardScene {
  if (pending === 'reveal' || scene.phase === 'draw') return turningUp(scene);
  const positions = positionsOf(pending);
  return positions.length > 0 && scene.on_turn !== null
    ? taking(scene, scene.on_turn, positions)
    : scene;
}

function turningUp(scene: CardScene): CardScene {
  return {
    ...scene,
    market: [...scene.market, FACE_DOWN],
    deck: scene.deck - 1,
    revealed: scene.revealed + 1,
  };
}

function taking(scene: CardScene, seat: number, positions: number[]): CardScene {
  const size = scene.market.length;
  const taken = positions.flatMap((position) => scene.market[size - position] ?? []);
  return {
    ...scene,
    market: scene.market.filter((_, index) => !positions.includes(size - index)),
    ships: scene.ships.map((ship, owner) => (owner === seat ? loaded(ship, taken) : ship)),
    aboard: iconsAfterTaking(scene.aboard, seat, taken),
  };
}

/** A ship with more cards. */
export function loaded(ship: Ship, taken: CardId[]): Ship {
  return {
    ...ship,
    cards: [...ship.cards, ...taken],
    worth: ship.worth + worthOf(taken),
    free: ship.free - taken.filter(needsSpace).length,
  };
}

/** The icons aboard with more cards on one ship. */
export function iconsAfterTaking(aboard: Rows, seat: number, taken: CardId[]): Rows {
  const more = { ...aboard };
  for (const good of GOODS) {
    const gain = iconsOf(taken, good);
    more[good] = aboard[good].map((icons, owner) => (owner === seat ? icons + gain : icons));
  }
  return more;
}
