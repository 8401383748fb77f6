/** The words: Fluent catalogues of one language, shared with Python. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle';
import { untrack } from 'svelte';
import { LANGS, messagesOf, PARTS, type Lang, type Part } from './languages';
import { settings } from '../device/settings.svelte';
import { cardName as nameOf, row, sentence as say } from './story';
import type { CardId, Line } from '$wire';

export type Args = Record<string, FluentVariable>;

interface Catalogue {
  bundle: FluentBundle;
  parts: Partial<Record<Part, Promise<void>>>; // those that are here, or on their way
}

const catalogues: Partial<Record<Lang, Catalogue>> = {};
let needed: Part[] = ['first']; // so far
let spoken: { lang: Lang; bundle: FluentBundle | null } = $state.raw({
  lang: LANGS[0]!,
  bundle: null,
});

/** Load a language and speak it from now on. */
export async function speak(lang: Lang): Promise<void> {
  // Names and numbers stand among text of the same direction: no isolation marks.
  const catalogue = (catalogues[lang] ??= {
    bundle: new FluentBundle(lang, { useIsolating: false }),
    parts: {},
  });
  await Promise.all(needed.map((part) => complete(lang, catalogue, part)));
  spoken = { lang, bundle: catalogue.bundle };
  settings.lang = lang;
  document.documentElement.lang = lang;
  introduce(lang);
}

/** Whoever installs the house now gets it in this language; the default is the page's own. */
function introduce(lang: Lang): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (!link) return;
  const name = lang === LANGS[0] ? 'manifest' : `manifest.${lang}`;
  const address = link.getAttribute('href') ?? '';
  link.setAttribute('href', address.replace(/manifest[^/]*$/, `${name}.webmanifest`));
}

/** From now on speak these parts of the words too. */
export async function loadTexts(...parts: Part[]): Promise<void> {
  needed = PARTS.filter((part) => needed.includes(part) || parts.includes(part));
  const { lang } = untrack(() => spoken); // what asks for words is not built anew for another language
  const catalogue = catalogues[lang];
  if (catalogue) await Promise.all(parts.map((part) => complete(lang, catalogue, part)));
}

/** From now on speak the words of all pages. */
export const loadAllTexts = (): Promise<void> => loadTexts(...PARTS);

function complete(lang: Lang, { bundle, parts }: Catalogue, part: Part): Promise<void> {
  return (parts[part] ??= messagesOf(lang, part).then(
    (words) => {
      const body = Object.entries(words).map(([id, value]) => ({ id, value, attributes: {} }));
      bundle.addResource({ body } as FluentResource);
      if (spoken.bundle === bundle) spoken = { ...spoken }; // what was said without them is said anew
    },
    (thrown) => {
      delete parts[part]; // not reached now: ask again next time
      throw thrown;
    },
  ));
}

/** The language that is spoken now. */
export const lang = (): Lang => spoken.lang;

/** Whether there is such a message. */
export const has = (id: string): boolean => spoken.bundle?.hasMessage(id) ?? false;

/** A message in the language of the player; its id where it is missing. */
export function t(id: string, args?: Args): string {
  const { bundle } = spoken;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.warn(`${id}: ${error.message}`);
  return text;
}

/** A sentence of the story, with the players called by their names. */
export const sentence = (line: Line, names: readonly string[]): string => say(line, names, t);

/** A card as one says it: "fur 3", "double cloth 0". */
export const cardName = (id: CardId): string => nameOf(id, t);

/** A number as it is written here. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(spoken.lang, options).format(value);

/** A number for a message: the digits that are shown choose its plural, too. */
export const quantity = (value: number, options: Intl.NumberFormatOptions): FluentVariable =>
  new FluentNumber(value, options);

/** A rating: written without a sign between its thousands, as in the texts about ratings. */
export const inPoints = (rating: number): string => number(rating, { useGrouping: false });

/** A time, given in seconds since 1970. */
export const date = (seconds: number, options?: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(
    spoken.lang,
    options ?? { dateStyle: 'medium', timeStyle: 'short' },
  ).format(seconds * 1000);

/** Several things in a row, as one says them. */
export const list = (things: readonly string[]): string => row(things, t);
