/**
 * The languages, one for each folder of Python's locales.
 *
 * `import { LANGUAGES } from 'virtual:languages'`: what each calls itself, and its messages part by
 * part; `import('virtual:words/en/first')`: the messages of one part, parsed. A build also gets a manifest
 * for each language.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { PARTS, partsOf } from './parts.ts';

const LIST = 'virtual:languages';
const WORDS = 'virtual:words/';
const DEFAULT = 'en';
const TERMINAL = 'terminal.ftl'; // no browser shows it

interface Language {
  name: string;
  description: string;
}

/** `web`: the folder of the client; `locales`: that of the languages. */
export function languages(web: string, locales: string): Plugin {
  const known = new Map<string, [Map<string, string>, Map<string, string[]>]>();
  return {
    name: 'medici-languages',
    buildStart: () => known.clear(),
    handleHotUpdate: () => known.clear(),
    resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listOf(locales);
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const [lang = '', part = ''] = id.slice(WORDS.length + 1).split('/');
      if (!known.has(lang)) {
        const texts = messagesIn(join(locales, lang));
        known.set(lang, [texts, partsOf(web, texts)]);
      }
      for (const path of cataloguesIn(join(locales, lang))) this.addWatchFile(path);
      const [texts, parts] = known.get(lang)!;
      const words = [...texts].filter(([message]) => parts.get(message)!.includes(part));
      return `export default ${JSON.stringify(parsed(words.map(([, text]) => text).join('\n')))};`;
    },
    generateBundle() {
      for (const [fileName, source] of manifests(web, locales))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.split('/').at(-1) ?? '';
        const source = new Map(manifests(web, locales)).get(name);
        if (source) response.end(source);
        else next();
      });
    },
  };
}

/** The tags of the languages, the default first. */
function tagsIn(locales: string): string[] {
  const tags = readdirSync(locales).filter((tag) =>
    existsSync(join(locales, tag, 'language.json')),
  );
  return [DEFAULT, ...tags.filter((tag) => tag !== DEFAULT).sort()];
}

const about = (locales: string, tag: string): Language =>
  JSON.parse(readFileSync(join(locales, tag, 'language.json'), 'utf8')) as Language;

/** The module that lists the languages. */
function listOf(locales: string): string {
  const entries = tagsIn(locales).map((tag) => {
    const parts = PARTS.map((part) => `${part}: () => import('${WORDS}${tag}/${part}')`);
    const name = JSON.stringify(about(locales, tag).name);
    return `${JSON.stringify(tag)}: { name: ${name}, parts: { ${parts.join(', ')} } }`;
  });
  return `export const LANGUAGES = { ${entries.join(', ')} };`;
}

/** The catalogues of a language that browsers use. */
const cataloguesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && name !== TERMINAL)
    .sort()
    .map((name) => join(folder, name));

/** The messages of a language by their ids, as they are written, without comments. */
export function messagesIn(folder: string): Map<string, string> {
  const texts = cataloguesIn(folder).map((path) => readFileSync(path, 'utf8'));
  const entries = texts
    .join('\n')
    .replaceAll(/^#.*\n/gm, '')
    .split(/^(?=[a-z])/m);
  const messages = entries.map((entry) => entry.trim()).filter(Boolean);
  return new Map(messages.map((entry) => [entry.slice(0, entry.indexOf(' ')), entry]));
}

/** What browsers make sentences of, by its id: there nobody parses. */
const parsed = (text: string): object =>
  Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));

/** A manifest for each language, by the name of its file. */
function manifests(web: string, locales: string): [string, string][] {
  const common = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8')) as object;
  const palette = readFileSync(join(web, 'generated', 'constants', 'palette.json'), 'utf8');
  const { parchment: colour } = JSON.parse(palette) as Record<string, string>;
  return tagsIn(locales).map((lang) => [
    lang === DEFAULT ? 'manifest.webmanifest' : `manifest.${lang}.webmanifest`,
    JSON.stringify({
      lang,
      ...common,
      description: about(locales, lang).description,
      background_color: colour,
      theme_color: colour,
    }),
  ]);
}
