/** The rules and the player aids, as the server tells them. */
import { api } from './api';
import type { Lang } from './settings.svelte';
import type { Game } from './types';

export interface Span {
  text: string;
  style?: 'strong' | 'em' | 'code' | 'clause'; // clause: the text is an id such as B21
}
export type Block =
  | { kind: 'paragraph'; text: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };
export interface Clause {
  id: string;
  blocks: Block[];
}
export interface Section {
  title: string;
  blocks: Block[];
  clauses: Clause[];
}
export interface Rulebook {
  title: string;
  intro: Block[];
  sections: Section[];
}

const GAMES: Record<string, Game> = { B: 'board', C: 'card', D: 'dice' };
const books = new Map<string, Promise<Rulebook>>();

/** The game that a clause belongs to. */
export const gameOf = (clause: string): Game | null => GAMES[clause[0] ?? ''] ?? null;

/** The rules of a game; asked for once. */
export function rulebook(game: Game, lang: Lang): Promise<Rulebook> {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, lang);
    books.set(key, book);
    book.catch(() => books.delete(key)); // not reached now: ask again next time
  }
  return book;
}

/** A clause as plain text, for a tip; null if there is no such clause. */
export async function clauseText(clause: string, lang: Lang): Promise<string | null> {
  const game = gameOf(clause);
  if (!game) return null;
  const { sections } = await rulebook(game, lang);
  const found = sections.flatMap((section) => section.clauses).find(({ id }) => id === clause);
  return found ? found.blocks.map(plain).join(' ') : null;
}

function plain(block: Block): string {
  const said = (spans: Span[]) => spans.map((span) => span.text).join('');
  if (block.kind === 'paragraph') return said(block.text);
  if (block.kind === 'list') return block.items.map(said).join('; ');
  return block.rows.map((row) => row.map(said).join(' – ')).join('; ');
}
