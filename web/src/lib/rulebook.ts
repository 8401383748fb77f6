/** The rules, clause by clause, as the server tells them. */
import { api } from './api';
import type { Lang } from './settings.svelte';
import type { Game } from './types';

export interface Clause {
  id: string; // B21
  text: string;
}
export interface Rules {
  game: Game;
  lang: Lang;
  title: string;
  sections: { title: string; clauses: Clause[] }[];
}
export interface Aid {
  game: Game;
  lang: Lang;
  title: string;
  sections: { title: string; lines: string[] }[];
}

const GAMES: Record<string, Game> = { B: 'board', C: 'card', D: 'dice' };
const books = new Map<string, Promise<Map<string, string>>>();

/** The game that a clause belongs to. */
export const gameOf = (clause: string): Game | null => GAMES[clause[0] ?? ''] ?? null;

/** The text of a clause in a language; null if there is none. A book is asked for once. */
export async function clauseText(clause: string, lang: Lang): Promise<string | null> {
  const game = gameOf(clause);
  if (!game) return null;
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, lang).then(texts);
    books.set(key, book);
    book.catch(() => books.delete(key)); // not reached now: ask again next time
  }
  return (await book).get(clause) ?? null;
}

function texts(rules: Rules): Map<string, string> {
  const clauses = rules.sections.flatMap((section) => section.clauses);
  return new Map(clauses.map(({ id, text }) => [id, text]));
}
