/** The face of a game: all that tables, replays, tours and pages need to know of one game. */
import type { Component } from 'svelte';
import type { TableProps } from '$lib/game/table-props';
import type { CardId, Scene } from '$wire';

/** The rules behind the pay for ships, and behind that for goods. */
export interface ScoringClauses {
  ships: string;
  goods: string;
}

export interface GameFace<S extends Scene = Scene> {
  /** The table itself, fetched when it is first needed. */
  table: () => Promise<{ default: Component<TableProps<S>> }>;
  padded: boolean; // whether the page leaves a margin around the table
  centre: string[]; // the parts of the table where most happens, as their data-tour marks them

  // What the table waits for, as ids of messages.
  asked(scene: S, legal: readonly string[]): string; // of a seat on this device
  awaited(scene: S): string; // of somebody else
  nature: string; // of chance, once the first player is drawn

  scoring(alone: boolean): ScoringClauses;

  players: number; // that a first game is offered for
  playersAfterTour: number;

  emblems: CardId[]; // what the game is made of, for the player aid
  Emblem: Component<{ id: CardId }>; // draws one of them
  clause: string; // an example of what one can look for in the rules
}

/** Whether some legal move begins with a word. */
export const offers = (legal: readonly string[], verb: string): boolean =>
  legal.some((move) => move.split(' ', 1)[0] === verb);
