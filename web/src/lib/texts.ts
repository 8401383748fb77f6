/** Texts and lists that lie beside the client as files: the same as the server gives to programs. */
import { ApiError } from './problems';
import type { BotInfo, Game, GameInfo, RulesPage, TourText } from './wire-types';

const FILES = import.meta.glob<string>('../../generated/texts/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const texts = {
  games: () => read<Record<Game, GameInfo>>('games'),
  bots: () => read<BotInfo[]>('bots'),
  rules: (game: Game, lang: string) => read<RulesPage>(`${lang}/rules-${game}`),
  aid: (game: Game, lang: string) => read<RulesPage>(`${lang}/aid-${game}`),
  tour: (game: Game, lang: string) => read<TourText>(`${lang}/tour-${game}`),
};

async function read<T>(name: string): Promise<T> {
  const address = FILES[`../../generated/texts/${name}.json`];
  if (!address) throw new ApiError('other', `no text is called ${name}`);
  try {
    const answer = await fetch(address);
    if (answer.ok) return (await answer.json()) as T;
  } catch {
    // not reached, or not whole
  }
  throw new ApiError('unreachable', `${name} cannot be reached`);
}
