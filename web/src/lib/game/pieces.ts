/**
 * Cards that keep their identity while they move. The record calls all copies of a card the same;
 * to see one go from the market or the lot to a ship, each on the table gets a key of its own.
 */
import type { CardId } from '$wire';

/** A card face down: on its way from the deck. */
export const FACE_DOWN: CardId = '?';

export interface Piece {
  id: CardId;
  key: number;
}

/** The cards of a table as they lie. */
export interface Arrangement {
  stacks: Piece[][];
  row: Piece[];
}

let lastKey = 0; // of all tables

/** Gives every card on a table a key, the same one as long as it lies there. */
export class Pieces {
  #before: Arrangement = { stacks: [], row: [] };

  /**
   * The cards as they lie now: stacks grow at their end only (ships, a lot), a row may lose cards
   * anywhere (the market). What has left one of them is looked for in the others.
   */
  lay(stacks: readonly (readonly CardId[])[], row: readonly CardId[] = []): Arrangement {
    const { stacks: stacksBefore, row: rowBefore } = this.#before;
    const stacksStayed = stacks.map((ids, stack) => sameStart(stacksBefore[stack] ?? [], ids));
    const rowStayed = inOrder(rowBefore, row);
    const there = new Set([...stacksStayed.flat(), ...rowStayed]);
    const loose = [...stacksBefore.flat(), ...rowBefore].filter((piece) => !there.has(piece));
    this.#before = {
      stacks: stacks.map((ids, stack) =>
        ids.map((id, at) => stacksStayed[stack]?.[at] ?? taken(id, loose)),
      ),
      row: row.map((id, at) => rowStayed[at] ?? taken(id, loose)),
    };
    return this.#before;
  }
}

/** The pieces of a stack up to the first that is another now. */
function sameStart(before: readonly Piece[], ids: readonly CardId[]): Piece[] {
  const changed = ids.findIndex((id, at) => before[at]?.id !== id);
  return before.slice(0, changed < 0 ? ids.length : changed);
}

/** For each card of a row the piece that it was before, in the same order; null for a new one. */
function inOrder(before: readonly Piece[], ids: readonly CardId[]): (Piece | null)[] {
  let from = 0;
  return ids.map((id) => {
    const at = before.findIndex((piece, index) => index >= from && piece.id === id);
    if (at < 0) return null;
    from = at + 1;
    return before[at] ?? null;
  });
}

/** A piece that has left where it lay: this very card, or one that was face down; or a new one. */
function taken(id: CardId, loose: Piece[]): Piece {
  for (const wanted of [id, FACE_DOWN]) {
    const at = loose.findIndex((piece) => piece.id === wanted);
    if (at >= 0) return { id, key: loose.splice(at, 1)[0]!.key };
  }
  lastKey += 1;
  return { id, key: lastKey };
}
