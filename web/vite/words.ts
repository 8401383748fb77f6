/** `import('virtual:words/en')`: all the catalogues of a language in one piece, without comments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words/';

export function words(locales: string): Plugin {
  return {
    name: 'medici-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const folder = join(locales, id.slice(NAME.length + 1));
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl'))
        .sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, ''))};`;
    },
  };
}
