/** The languages that the browser speaks: what each calls itself, and its catalogues. */

const LANGUAGES = {
  en: {
    name: 'English',
    first: () => import('virtual:words/en/first'),
    board: () => import('virtual:words/en/board'),
    card: () => import('virtual:words/en/card'),
    dice: () => import('virtual:words/en/dice'),
    orders: () => import('virtual:words/en/orders'),
    terms: () => import('virtual:words/en/terms'),
    more: () => import('virtual:words/en/more'),
  },
  'pt-BR': {
    name: 'Português',
    first: () => import('virtual:words/pt-BR/first'),
    board: () => import('virtual:words/pt-BR/board'),
    card: () => import('virtual:words/pt-BR/card'),
    dice: () => import('virtual:words/pt-BR/dice'),
    orders: () => import('virtual:words/pt-BR/orders'),
    terms: () => import('virtual:words/pt-BR/terms'),
    more: () => import('virtual:words/pt-BR/more'),
  },
};

export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** What a language calls itself. */
export const nameOf = (lang: Lang): string => LANGUAGES[lang].name;

/** What is said at home and at every table, at the table of one game, and everywhere else. */
export const PARTS = ['first', 'board', 'card', 'dice', 'orders', 'terms', 'more'] as const;
export type Part = (typeof PARTS)[number];

/** The messages of one part, fetched when they are first needed. */
export const messagesOf = async (lang: Lang, part: Part): Promise<string> =>
  (await LANGUAGES[lang][part]()).default;

/** The first language of the browser that we speak.
 *
 * Any Portuguese is answered in the Portuguese we have.
 */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    const known = LANGS.find((lang) => lang.toLowerCase().split('-')[0] === primary);
    if (known) return known;
  }
  return 'en';
}
