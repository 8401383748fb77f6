/** The languages that the browser speaks: what each calls itself, and its catalogues. */

const LANGUAGES = {
  en: { name: 'English', load: () => import('virtual:words/en') },
  'pt-BR': { name: 'Português', load: () => import('virtual:words/pt-BR') },
};

export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** What a language calls itself. */
export const nameOf = (lang: Lang): string => LANGUAGES[lang].name;

/** All its messages, fetched when they are first needed. */
export const messagesOf = async (lang: Lang): Promise<string> =>
  (await LANGUAGES[lang].load()).default;

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
