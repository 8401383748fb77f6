/**
 * `import('virtual:words/en/first')`: the catalogues of a language that home and every table need,
 * in one piece and without comments; `.../board`: those of one game or
 * subject; `.../more`: all the others,
 * but for those of the terminal, which no browser shows.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words/';
const FIRST = ['company', 'home', 'local', 'shell', 'story', 'table'];
const NEVER = ['terminal', 'terminal-later'];
const OWN = ['board', 'card', 'dice', 'orders', 'terms']; // each is a part

/** In which part of the words a catalogue is. */
function partOf(name: string): string {
  if (name === 'story-titles') return 'dice';
  if (FIRST.includes(name.replace(/^story-.*/, 'story'))) return 'first';
  return [...OWN, ...NEVER].includes(name) ? name : 'more';
}

export function words(locales: string): Plugin {
  return {
    name: 'medici-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [lang = '', part] = id.slice(NAME.length + 1).split('/');
      const folder = join(locales, lang);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl'))
        .filter((name) => partOf(name.replace('.ftl', '')) === part)
        .sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, ''))};`;
    },
  };
}
