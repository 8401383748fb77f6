/** The clauses that a sentence rests on, such as (B24) or (B22, B24), found in its text. */

export type Piece = { text: string } | { clause: string };

const CLAUSE = /\b[BCD]\d{1,2}\b/g;
const BRACKET = /\(([BCD]\d{1,2}(?:, [BCD]\d{1,2})*)\)/g;

/** A sentence in pieces of plain text and of clauses in brackets; a name like "B2" is no clause. */
export function pieces(text: string): Piece[] {
  const all: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(BRACKET)) {
    all.push({ text: text.slice(at, match.index) });
    for (const [clause] of match[1]!.matchAll(CLAUSE)) all.push({ clause });
    at = match.index + match[0].length;
  }
  all.push({ text: text.slice(at) });
  return all.filter((piece) => 'clause' in piece || piece.text);
}
