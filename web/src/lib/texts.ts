/** Texts in a language: rules, player aids and tours. */
import { readBeside } from './beside';
import type { Game, RulesPage, TourText } from './wire-types';

const FILES = import.meta.glob<string>('../../generated/texts/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const read = <T>(name: string): Promise<T> =>
  readBeside<T>(FILES[`../../generated/texts/${name}.json`], name);

export const texts = {
  rules: (game: Game, lang: string) => read<RulesPage>(`${lang}/rules-${game}`),
  aid: (game: Game, lang: string) => read<RulesPage>(`${lang}/aid-${game}`),
  tour: (game: Game, lang: string) => read<TourText>(`${lang}/tour-${game}`),
};
