/** Texts in a language: rules with their clauses, player aids and tours. */
import { gameOf } from '../game/games';
import type { Lang } from './languages';
import type { Block, Game, RulesPage, TourText } from '$wire';
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

/** What a clause consists of; null if there is no such clause. */
export async function clauseBlocks(id: string, lang: Lang): Promise<Block[] | null> {
  const game = gameOf(id);
  if (!game) return null;
  const { sections } = await rulesOf(game, lang);
  const clauses = sections.flatMap((section) => section.clauses);
  return clauses.find((each) => each.id === id)?.blocks ?? null;
}
