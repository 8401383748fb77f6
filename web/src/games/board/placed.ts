/** Cards that keep their identity while they move, though some look alike. */
import type { CardId } from '$lib/types';

export interface Placed {
  id: CardId;
  key: string;
}

/** Gives every card on the table a key, the same one as long as it lies there. */
export class Cards {
  #before: Placed[][] = [];
  #dealt = 0;

  /** The places of the table (ships, then the lot), each with its cards in order. */
  place(places: readonly (readonly CardId[])[]): Placed[][] {
    const stayed = places.map((cards, place) => this.#stayed(cards, this.#before[place] ?? []));
    const kept = new Set(stayed.flat().map((card) => card.key));
    const free = this.#before.flat().filter((card) => !kept.has(card.key));
    this.#before = places.map((cards, place) => [
      ...stayed[place]!,
      ...cards.slice(stayed[place]!.length).map((id) => this.#moved(id, free)),
    ]);
    return this.#before;
  }

  /** Cards at the front of a place that lay there before: new ones only join at the end. */
  #stayed(cards: readonly CardId[], before: readonly Placed[]): Placed[] {
    const changed = cards.findIndex((id, index) => before[index]?.id !== id);
    return before.slice(0, changed < 0 ? cards.length : changed);
  }

  /** A card that lay elsewhere before, or a new one. */
  #moved(id: CardId, free: Placed[]): Placed {
    const found = free.findIndex((card) => card.id === id);
    if (found >= 0) return free.splice(found, 1)[0]!;
    this.#dealt += 1;
    return { id, key: `${id}-${this.#dealt}` };
  }
}
