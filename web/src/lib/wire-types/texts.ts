// Generated from Python's structs by scripts/browser_types.py; do not edit.
import type { Line } from './scenes';
import type { Replay } from './tables';

export type Style = '' | 'strong' | 'em' | 'code' | 'clause';

/** A piece of text; one of style "clause" names a clause of the rules. */
export interface Span {
  text: string;
  style?: Style;
}

export type Spans = Span[];

/** Running text. */
export interface Paragraph {
  kind: 'paragraph';
  text: Spans;
}

/** Items with dots, or with numbers if they are ordered. */
export interface ListBlock {
  kind: 'list';
  ordered: boolean;
  items: Spans[];
}

/** Rows of cells under a head. */
export interface TableBlock {
  kind: 'table';
  head: Spans[];
  rows: Spans[][];
}

export type Block = Paragraph | ListBlock | TableBlock;

/** A rule with its id. */
export interface Clause {
  id: string;
  blocks: Block[];
}

/** Clauses under a heading; examples and remarks are text without a clause. */
export interface Section {
  title: string;
  blocks: Block[];
  clauses: Clause[];
}

/** The rules of a game, or its player aid. */
export interface RulesPage {
  title: string;
  intro: Block[];
  sections: Section[];
}

/** The answer to a move that is legal, but not the one that is taught. */
export interface Answer {
  move: string; // or only its first word; empty: any
  text: Block[];
}

/** What the learner is told at a position, and shown of the table. */
export interface Note {
  id: string;
  at: number; // after so many moves
  parts: string[]; // of the table, as they are marked there; "scoring" for what was paid
  move: string | null; // what the learner is to do before it goes on; null: nothing
  title: string;
  text: Block[];
  answers: Answer[];
}

/** A game to play along with. */
export interface Tour {
  title: string;
  replay: Replay;
  notes: Note[];
}

/** The same for whoever can play the record: a browser makes the replay by itself. */
export interface TourText {
  title: string;
  record: Record<string, unknown>;
  notes: Note[];
}

/** A move that was weighed; see `exercise.Candidate`. */
export interface Weighed {
  move: string;
  said: Line;
  chance: number;
  cost: number;
  error: number;
}

/** An exercise for whoever can play the record. */
export interface ExerciseText {
  id: string;
  record: Record<string, unknown>;
  answers: string[];
  obvious: string;
  moves: Weighed[]; // the best first
  futures: number;
  finding: Line;
}
