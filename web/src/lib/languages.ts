/** The languages that the browser speaks: what each calls itself, and its catalogues. */

const LANGUAGES = {
  en: {
    name: 'English',
    first: () => import('virtual:words/en'),
    more: () => import('virtual:words/en/more'),
  },
  'pt-BR': {
    name: 'Português',
    first: () => import('virtual:words/pt-BR'),
    more: () => import('virtual:words/pt-BR/more'),
  },
};

export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** What a language calls itself. */
export const nameOf = (lang: Lang): string => LANGUAGES[lang].name;

/** Its messages, fetched when they are first needed: those of home and tables, or the others. */
export const messagesOf = async (lang: Lang, part: 'first' | 'more'): Promise<string> =>
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
