/**
 * `import('virtual:words/en')`: the catalogues of a language that home and a table need, in one
 * piece and without comments; `import('virtual:words/en/more')`: all the others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words/';
const FIRST = ['board', 'card', 'dice', 'home', 'local', 'shell', 'story', 'table'];

export function words(locales: string): Plugin {
  return {
    name: 'medici-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [lang = '', more] = id.slice(NAME.length + 1).split('/');
      const folder = join(locales, lang);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl'))
        .filter((name) => FIRST.includes(name.replace('.ftl', '')) === (more === undefined))
        .sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, ''))};`;
    },
  };
}
