/** The words: Fluent catalogues of one language, shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { messagesOf, type Lang } from './languages';
import { settings } from './settings.svelte';
import { cardName as nameOf, row, sentence as say } from './story';
import type { CardId, Line } from './wire-types';

export type Args = Record<string, FluentVariable>;

const bundles: Partial<Record<Lang, FluentBundle>> = $state.raw({});
const completed: Partial<Record<Lang, Promise<void>>> = {};
let spoken: { lang: Lang; bundle: FluentBundle | null } = $state.raw({ lang: 'en', bundle: null });

let every = false; // whether the words of all pages are needed

/** Load a language and speak it from now on. */
export async function speak(lang: Lang): Promise<void> {
  const wanted = every;
  const bundle = (bundles[lang] ??= await catalogue(lang));
  if (wanted) await complete(lang, bundle);
  spoken = { lang, bundle };
  settings.lang = lang;
  document.documentElement.lang = lang;
}

async function catalogue(lang: Lang): Promise<FluentBundle> {
  // Names and numbers stand among text of the same direction: no isolation marks.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await messagesOf(lang, 'first')));
  return bundle;
}

/** From now on speak the words of all pages, not only those of home and tables. */
export async function speakOfAll(): Promise<void> {
  every = true;
  const { lang, bundle } = spoken;
  if (bundle) await complete(lang, bundle);
}

const complete = (lang: Lang, bundle: FluentBundle): Promise<void> =>
  (completed[lang] ??= messagesOf(lang, 'more').then(
    (text) => void bundle.addResource(new FluentResource(text)),
    (thrown) => {
      delete completed[lang];
      throw thrown;
    },
  ));

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

/** A time, given in seconds since 1970. */
export const date = (seconds: number, options?: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(
    spoken.lang,
    options ?? { dateStyle: 'medium', timeStyle: 'short' },
  ).format(seconds * 1000);

/** Several things in a row, as one says them. */
export const list = (things: readonly string[]): string => row(things, t);
