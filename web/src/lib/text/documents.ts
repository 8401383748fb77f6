/** Texts in a language: rules with their clauses, player aids and tours. */
import { gameOf } from '../game/games';
import type { Lang } from './languages';
import type { Block, Game, RulesPage, Span, TourText } from '$wire';
import { readBeside } from '../server/files';

const FILES = import.meta.glob<string>('../../../generated/texts/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const read = <T>(name: string): Promise<T> =>
  readBeside<T>(FILES[`../../../generated/texts/${name}.json`], name);

export const texts = {
  rules: (game: Game, lang: string) => read<RulesPage>(`${lang}/rules-${game}`),
  aid: (game: Game, lang: string) => read<RulesPage>(`${lang}/aid-${game}`),
  tour: (game: Game, lang: string) => read<TourText>(`${lang}/tour-${game}`),
};

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
