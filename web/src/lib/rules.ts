/** The text of the rules, fetched once, and single clauses of it. */
import { gameOf } from './games';
import type { Lang } from './languages';
import { texts } from './texts';
import type { Block, Game, RulesPage, Span } from './wire-types';

const pages = new Map<string, Promise<RulesPage>>();

/** The rules of a game; asked for once. */
export function rulesOf(game: Game, lang: Lang): Promise<RulesPage> {
  const key = `${game} ${lang}`;
  let page = pages.get(key);
  if (!page) {
    page = texts.rules(game, lang);
    pages.set(key, page);
    page.catch(() => pages.delete(key)); // not reached now: ask again next time
  }
  return page;
}

/** A clause as plain text, for a tip; null if there is no such clause. */
export async function clauseText(id: string, lang: Lang): Promise<string | null> {
  const game = gameOf(id);
  if (!game) return null;
  const { sections } = await rulesOf(game, lang);
  const clause = sections.flatMap((section) => section.clauses).find((each) => each.id === id);
  return clause ? clause.blocks.map(plain).join(' ') : null;
}

function plain(block: Block): string {
  const text = (spans: Span[]) => spans.map((span) => span.text).join('');
  if (block.kind === 'paragraph') return text(block.text);
  if (block.kind === 'list') return block.items.map(text).join('; ');
  return block.rows.map((row) => row.map(text).join(' – ')).join('; ');
}
