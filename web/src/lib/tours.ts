/** A prepared game to play along with, as the server tells it. */
import type { Block } from './rulebook';
import type { Replay } from './types';

/** What is said to a move that is legal, but not the one that is taught. */
export interface Answer {
  move: string; // or only its first word; empty: any
  text: Block[];
}

export interface Note {
  id: string;
  at: number; // after so many moves
  parts: string[]; // of the table, as their data-tour marks them; "scoring" for what was paid
  move: string | null; // what is to be done before it goes on
  title: string;
  text: Block[];
  answers: Answer[];
}

export interface Tour {
  title: string;
  replay: Replay;
  notes: Note[];
}
