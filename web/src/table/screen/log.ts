/** The log of a table: by days, with its clauses marked, and the latest news in few words. */
import type { Line, Step } from '$wire';

const MOST = 5; // things that fit into a line

/** What is told, by what the log says of it; of the rest nothing. */
const SHORT: Record<string, string> = {
  'story-bids': 'table-since-bid',
  'story-passes': 'table-since-passed',
  'story-bids-and-wins': 'table-since-bid-and-took',
  'story-wins-lot': 'table-since-took-lot',
  'story-nobody-bids': 'table-since-nobody',
  'story-nobody-can-bid': 'table-since-nobody',
  'story-takes': 'table-since-took',
  'story-enters': 'table-since-entered',
};
const TALK = ['table-since-bid', 'table-since-passed']; // of which the end is what counts
const SCORED = 'table-since-counted';

export interface News {
  lines: Line[];
  more: boolean; // whether something was left out
}

/** What happened after a step: all if it is little, otherwise how lots ended, and the last of it. */
export function newsSince(log: readonly Step[], from: number, game: string): News {
  const all = log.filter((step) => step.n > from).flatMap((step) => shortly(step, game));
  const lines = all.length > MOST ? ends(all) : all;
  const shown = lines.slice(-MOST);
  return { lines: shown, more: shown.length < all.length };
}

function shortly(step: Step, game: string): Line[] {
  const lines = step.told.flatMap(({ id, args }): Line[] => {
    const short = SHORT[id];
    return short ? [{ id: short, args: args ?? {} }] : [];
  });
  return step.scored ? [...lines, { id: SCORED, args: { day: step.scored.day, game } }] : lines;
}

/** Without what was said about lots that are gone. */
function ends(lines: Line[]): Line[] {
  const last = lines.findLastIndex(({ id }) => !TALK.includes(id));
  return lines.filter(({ id }, at) => at > last || !TALK.includes(id));
}

export interface Chapter {
  day: number;
  steps: Step[];
}

/** Steps grouped by day; the scoring of a day closes it. */
export function chapters(log: Step[]): Chapter[] {
  const all: Chapter[] = [];
  let day = 1;
  let open = false;
  for (const step of log) {
    if (!open) all.push({ day, steps: [] });
    open = true;
    all[all.length - 1]!.steps.push(step);
    if (step.scored) {
      day = step.scored.day + 1;
      open = false;
    }
  }
  return all;
}

export type Piece = { text: string } | { clause: string };

const CLAUSE = /\b[BCD]\d{1,2}\b/g;
const BRACKET = /\(([BCD]\d{1,2}(?:, [BCD]\d{1,2})*)\)/g;
const IN_BRACKETS = new RegExp(`\\s*${BRACKET.source}`, 'g');

/** A sentence in pieces of plain text and of clauses in brackets; a name like "B2" is no clause. */
export function pieces(text: string): Piece[] {
  const all: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(BRACKET)) {
    all.push({ text: text.slice(at, match.index) });
    for (const [n, [clause]] of [...match[1]!.matchAll(CLAUSE)].entries()) {
      if (n > 0) all.push({ text: ' ' });
      all.push({ clause });
    }
    at = match.index + match[0].length;
  }
  all.push({ text: text.slice(at) });
  return all.filter((piece) => 'clause' in piece || piece.text);
}

/** A sentence for ears and for friends, who know no numbers of rules. */
export const withoutClauses = (text: string): string => text.replaceAll(IN_BRACKETS, '');
