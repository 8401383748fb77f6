/** Words in the rules: looked for without regard to capitals and accents. */
import type { Block, Span } from '$wire';

export interface Piece {
  text: string;
  hit: boolean;
}

const MARKS = /\p{M}/gu;
const bare = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** What somebody looks for, word by word. */
export const wordsOf = (asked: string): string[] => bare(asked).split(/\s+/).filter(Boolean);

/** Whether a text has all these words in it. */
export function matches(text: string, words: readonly string[]): boolean {
  const within = bare(text);
  return words.every((word) => within.includes(word));
}

/** A text cut into what was looked for and the rest. */
export function cut(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  // Letter by letter, so that an index into the bare text is one into the text.
  const letters = Array.from(text.normalize('NFC'));
  const plain = letters.map((letter) => bare(letter).charAt(0) || ' ').join('');
  const hits = letters.map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.hit === hits[i]) last.text += letter;
    else pieces.push({ text: letter, hit: hits[i] ?? false });
  }
  return pieces;
}

const textOf = (spans: Span[]): string => spans.map((span) => span.text).join('');

/** The words of a block alone. */
export function plain(block: Block): string {
  if (block.kind === 'paragraph') return textOf(block.text);
  if (block.kind === 'list') return block.items.map(textOf).join(' ');
  return [block.head, ...block.rows].map((row) => row.map(textOf).join(' ')).join(' ');
}
