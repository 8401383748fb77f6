/** The languages that the browser speaks: what each calls itself, and its catalogues. */
import { LANGUAGES, type Words } from 'virtual:languages';
import type { Part } from '../../../vite/parts';

export type { Part };
export type Lang = string; // as the folder of its catalogues is called
export const LANGS = Object.keys(LANGUAGES); // the default first

const languageOf = (lang: Lang) => LANGUAGES[lang] ?? LANGUAGES[LANGS[0]!]!;

/** What a language calls itself. */
export const nameOf = (lang: Lang): string => languageOf(lang).name;

/** All parts of the words: the first view's, those of one game or subject, and all others. */
export const PARTS = Object.keys(languageOf('').parts) as Part[];

/** The messages of one part, fetched when they are first needed. */
export const messagesOf = async (lang: Lang, part: Part): Promise<Words> =>
  (await languageOf(lang).parts[part]()).default;

/** The first language of the browser that we speak: this very one, or a relative. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted.map((one) => one.toLowerCase())) {
    const primary = tag.split('-')[0];
    const known =
      LANGS.find((lang) => lang.toLowerCase() === tag) ??
      LANGS.find((lang) => lang.toLowerCase().split('-')[0] === primary);
    if (known) return known;
  }
  return LANGS[0]!;
}
