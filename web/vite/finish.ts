/** The last steps of a build: the service worker, and compressed copies of everything. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const KEPT = /\.(js|css|woff2)$/; // with the page itself, what the client needs without network
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const LEAST = 500; // bytes; less is not worth it

export function finish(worker: string): Plugin {
  let folder = '';
  return {
    name: 'medici-finish',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      writeFileSync(join(folder, 'sw.js'), filled(worker, folder));
      for (const path of filesIn(folder)) if (TEXT.test(path)) compress(path);
    },
  };
}

/** The worker with what it keeps, and a version that changes with it. */
function filled(worker: string, folder: string): string {
  const assets = filesIn(join(folder, 'assets'))
    .filter((path) => KEPT.test(path))
    .sort();
  const shell = ['/', ...assets.map((path) => path.slice(folder.length).replaceAll('\\', '/'))];
  const page = readFileSync(join(folder, 'index.html'));
  const version = createHash('sha256').update(shell.join(' ')).update(page).digest('hex');
  return readFileSync(worker, 'utf8')
    .replace('__VERSION__', version.slice(0, 12))
    .replace('__SHELL__', JSON.stringify(shell));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function compress(path: string): void {
  const body = readFileSync(path);
  if (body.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
}
