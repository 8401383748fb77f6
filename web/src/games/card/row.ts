/**
 * Cards with a name of their own. The record calls all copies of a card the same; to see a card
 * move from the market to a ship, each on the table gets a key that it keeps on its way.
 */
import type { CardId, CardScene } from '$lib/types';

/** A card face down: on its way from the deck. */
export const FACE_DOWN: CardId = '?';

export interface Piece {
  key: number;
  id: CardId;
}

export interface Pieces {
  market: Piece[];
  ships: Piece[][];
  next: number; // the first key that is free
}

export const NONE: Pieces = { market: [], ships: [], next: 0 };

/** The cards of a scene, with the keys of those that lay there before. */
export function follow(before: Pieces, scene: CardScene): Pieces {
  const loose: Piece[] = [];
  let next = before.next;
  const stay = (pieces: Piece[], ids: CardId[]): (Piece | null)[] => {
    const kept = keep(pieces, ids);
    loose.push(...pieces.filter((piece) => !kept.includes(piece)));
    return kept;
  };
  const fill = (kept: (Piece | null)[], ids: CardId[]): Piece[] =>
    ids.map((id, place) => kept[place] ?? { key: claim(loose, id)?.key ?? next++, id });
  const row = stay(before.market, scene.market);
  const holds = scene.ships.map((ship, seat) => stay(before.ships[seat] ?? [], ship.cards));
  return {
    ships: holds.map((kept, seat) => fill(kept, scene.ships[seat]?.cards ?? [])),
    market: fill(row, scene.market),
    next,
  };
}

/** For each card of a row the piece that it was before, in the same order; null for a new one. */
function keep(pieces: Piece[], ids: CardId[]): (Piece | null)[] {
  let from = 0;
  return ids.map((id) => {
    const found = pieces.findIndex((piece, place) => place >= from && piece.id === id);
    if (found < 0) return null;
    from = found + 1;
    return pieces[found] ?? null;
  });
}

/** A card that has left its place: this very one, or one that lay face down. */
function claim(loose: Piece[], id: CardId): Piece | undefined {
  for (const wanted of [id, FACE_DOWN]) {
    const found = loose.findIndex((piece) => piece.id === wanted);
    if (found >= 0) return loose.splice(found, 1)[0];
  }
  return undefined;
}
