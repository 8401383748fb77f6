/**
 * Which messages are fetched when. Translations know nothing of it: a message is in every part
 * whose sources mention it. What the first view mentions is in no other part.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The modules that a part is for, with all that they import; `more` is for all others. */
const ROOTS = {
  first: [
    'src/main.ts',
    'src/pages/Home.svelte',
    'src/pages/LocalTable.svelte',
    'src/pages/Table.svelte',
    // fetched later, but without further words
    'src/waiting.ts',
    'src/pages/home/NameEdit.svelte',
    'src/parts/tip/Box.svelte',
    'src/parts/tip/named.ts',
    'src/table/players/SeatList.svelte',
    'src/table/players/SeatLostDialog.svelte',
    'src/table/players/WatchOdds.svelte',
    'src/table/end/TopNotice.svelte',
  ],
  board: ['src/games/board/Table.svelte', 'generated/medici/presentation/story/board.js'],
  card: ['src/games/card/Table.svelte', 'generated/medici/presentation/story/card.js'],
  dice: [
    'src/games/dice/Table.svelte',
    'generated/medici/presentation/story/dice.js',
    'generated/medici/presentation/story/solitaire.js',
  ],
  orders: ['src/table/decisions/AdvanceOrders.svelte'],
  terms: ['src/pages/home/OpenList.svelte', 'src/pages/home/Community.svelte'],
  more: [],
};
export type Part = keyof typeof ROOTS;
export const PARTS = Object.keys(ROOTS) as Part[];

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"()]*\sfrom\s+)?['"]([^'"]+)['"]/gm;
const ID = /[a-z]+(?:-[a-z0-9]+)+/g;
const TEMPLATE = /`([a-z]+-[^`\s]*\$\{[^`]*)`/g;

/** In which parts each of these messages is; `texts` are messages by their ids. */
export function partsOf(web: string, texts: ReadonlyMap<string, string>): Map<string, Part[]> {
  const ids = [...texts.keys()];
  const parts = new Map<string, Part[]>(ids.map((id) => [id, []]));
  const rest = allSources(join(web, 'src'));
  for (const part of PARTS) {
    const sources = part === 'more' ? rest : closure(web, ROOTS[part]);
    for (const id of withReferences(mentions(sources, ids), texts))
      if (!parts.get(id)!.includes('first')) parts.get(id)!.push(part);
    for (const path of sources.keys()) rest.delete(path);
  }
  for (const list of parts.values()) if (list.length === 0) list.push('more'); // Python says them
  return parts;
}

/** Every module below a folder. */
function allSources(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = paths.filter((path) => /(?<!\.test)\.ts$|\.svelte$/.test(path));
  return new Map(
    modules.map((path) => [join(folder, path), readFileSync(join(folder, path), 'utf8')]),
  );
}

/** These modules and all that they import, but for what is fetched later. */
function closure(web: string, roots: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>();
  const open = roots.map((root) => join(web, root));
  for (let path = open.pop(); path; path = open.pop()) {
    if (sources.has(path)) continue;
    const text = readFileSync(path, 'utf8');
    sources.set(path, text);
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const found = resolved(web, name, path);
      if (found) open.push(found);
    }
  }
  return sources;
}

/** The file that a module is imported from, if it is one of ours. */
function resolved(web: string, name: string, from: string): string | undefined {
  let path = join(dirname(from), name);
  if (name.startsWith('$medici/')) path = join(web, 'generated', name.slice(1));
  else if (name.startsWith('$')) path = join(web, 'src', name.slice(1));
  else if (!name.startsWith('.')) return undefined;
  return ['', '.ts', '/index.ts']
    .map((end) => path + end)
    .find((file) => /\.(ts|js|svelte)$/.test(file) && existsSync(file) && statSync(file).isFile());
}

/** The messages that sources mention, whole or as a template: `home-${game}-title`. */
function mentions(sources: ReadonlyMap<string, string>, ids: readonly string[]): Set<string> {
  const all = [...sources.values()].join('\n');
  const words = new Set(all.match(ID));
  const patterns = [...all.matchAll(TEMPLATE)].map(([, template = '']) => patternOf(template));
  return new Set(ids.filter((id) => words.has(id) || patterns.some((one) => one.test(id))));
}

/** What a template can become: a word for each gap; several after two words that are there. */
function patternOf(template: string): RegExp {
  const gaps = template.replaceAll(/\$\{[^}]*\}/g, '[a-z0-9]+');
  return new RegExp(`^${gaps.replace(/^([a-z0-9]+-[a-z0-9-]+-)\[a-z0-9\]\+$/, '$1.+')}$`);
}

/** These messages, and those that they are made of. */
function withReferences(ids: ReadonlySet<string>, texts: ReadonlyMap<string, string>): Set<string> {
  const all = new Set<string>(ids);
  for (const id of all)
    for (const [, other = ''] of texts.get(id)!.matchAll(/\{\s*([a-z][a-z0-9-]*)\s*\}/g))
      if (texts.has(other)) all.add(other);
  return all;
}
