/** The last steps of a build: the version, the service worker, compressed copies of everything. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

// With the page itself, what the client needs without network.
const ASSETS = /\.(js|css|woff2|json|wasm|bin)$/;
const LAZY = /-network-[^/]*\.(bin|wasm)$/; // kept once somebody has needed it
const BESIDE = /^(icon\.svg|icon-192\.png|manifest.*\.webmanifest)$/;
const TEXT = /\.(js|css|html|svg|json|wasm|webmanifest|txt|bin)$/;
const LEAST = 500; // bytes; less is not worth it
const VERSION = '__VERSION__'; // where the version goes

/** `worker`: the source of the service worker; `source`: the Python file that has the version. */
export function finish(worker: string, source: string): Plugin {
  let folder = '';
  return {
    name: 'medici-finish',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      if (!existsSync(join(folder, 'assets'))) return; // nothing was built: vite says why
      const page = join(folder, 'index.html');
      const kept = keptIn(folder);
      const texts = [readFileSync(worker, 'utf8'), readFileSync(page, 'utf8')] as const;
      const version = `${released(source)}+${digest(kept, ...texts)}`;
      const filled = texts[0]
        .replace('__KEPT__', JSON.stringify(kept.filter((name) => !LAZY.test(name))))
        .replace('__LAZY__', JSON.stringify(kept.filter((name) => LAZY.test(name))));
      writeFileSync(join(folder, 'sw.js'), filled.replace(VERSION, version));
      writeFileSync(page, texts[1].replace(VERSION, version));
      const texted = filesIn(folder).filter((path) => TEXT.test(path));
      await Promise.all(texted.map(compress));
    },
  };
}

/** The version of the last release, as Python has it. */
function released(source: string): string {
  const version = /^__version__ = "(.+)"$/m.exec(readFileSync(source, 'utf8'));
  if (!version?.[1]) throw new Error(`expected a __version__ in ${source}`);
  return version[1];
}

/** What the worker keeps, by addresses below its own folder. */
function keptIn(folder: string): string[] {
  const assets = filesIn(join(folder, 'assets')).filter((path) => ASSETS.test(path));
  const names = assets.map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'));
  const beside = readdirSync(folder).filter((name) => BESIDE.test(name));
  return ['./', ...beside.sort(), ...names.sort()];
}

/** It changes with every file: the names of assets have a digest of what is in them. */
function digest(kept: string[], ...texts: string[]): string {
  const hash = createHash('sha256').update(kept.join(' '));
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 8);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/** On threads of Node.js, several files at a time. */
async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(body, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
}
