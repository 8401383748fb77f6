/**
 * What Svelte can do and these pages never ask for: continuing a page that a server has drawn,
 * components of older versions, components that wait, tracing. Svelte keeps a variable for each,
 * which is only ever false here; as a constant it lets the build leave out what depends on it.
 */
import type { Plugin } from 'vite';

const NEVER = {
  'svelte/src/internal/client/dom/hydration.js': ['hydrating'],
  'svelte/src/internal/flags/index.js': [
    'async_mode_flag',
    'legacy_mode_flag',
    'tracing_mode_flag',
  ],
};

/** These variables as constants; a build with a Svelte that has no such variable fails. */
export function constants(): Plugin {
  return {
    name: 'medici-constants',
    apply: 'build',
    transform(code, id) {
      const file = Object.keys(NEVER).find((path) => id.endsWith(path)) as keyof typeof NEVER;
      if (!file) return null;
      let text = code;
      for (const name of NEVER[file]) {
        const declared = `export let ${name} = false;`;
        if (!text.includes(declared)) this.error(`expected "${declared}" in ${file}`);
        text = text
          .replace(new RegExp(`^\\s+${name} = \\w+;`, 'gm'), '')
          .replace(declared, `export const ${name} = false;`);
      }
      return { code: text, map: null };
    },
  };
}
