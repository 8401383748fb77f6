/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { constants } from './vite/constants.ts';
import { finish } from './vite/finish.ts';
import { languages } from './vite/languages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDERS = ['python', 'lib', 'bots', 'art', 'parts', 'games', 'table', 'pages', 'learn', 'local', 'review', 'advise', 'companion']; // prettier-ignore
// Tables and games that are played here come when one is, records when one is read.
const FRAME =
  /\/node_modules\/(?!uqr\/|svelte\/src\/(animate|transition)\/)|\/src\/(lib\/(device|game|page|server|text)\/(?!clipboard|documents)|local\/store\/)|\/src\/(art|parts)\/(?!Dialog|FieldSet|Tabs)[^/]+$|\/src\/games\/(\w+\/)?(index|face|Emblem)\.|\/constants\/symbols\./;
const RECORDS =
  /\/lib\/records\/|\/medici\/(record\/read|presentation\/playback\/replay|games\/catalogue)\./;
const HOUSE =
  /\/src\/(games\/places\.|lib\/live\/(?!socket)|python\/|local\/table\/)|\/medici\/(?!interfaces\/|analysis\/|apart\/|fair\/witness\.|(games|presentation\/(scene|story))\/(board|card|dice|auction|solitaire|prospect)\b|record\/read\.|presentation\/playback\/replay\.|games\/catalogue\.)/;
// What a table shows from the start; the rest of it comes when it is asked for.
const TABLE = /\/src\/(table\/screen\/|pages\/LocalTable)/;
// The Python of one game, which comes with its table.
const gameOf = (game: string): RegExp =>
  new RegExp(
    `/medici/(apart|games|presentation/(scene|story))/${{ board: '(board|auction|prospect)', card: 'card', dice: '(dice|solitaire)' }[game]}\\b`,
  );
// Another folder of languages, to try a translation: Python knows the same variable.
const LOCALES = process.env.MEDICI_LOCALES ?? at('../src/medici/presentation/locales');
// Nothing compresses digests, and the names of all pages are a part of the first visit. Workers name
// theirs alike, or a network would be there, and fetched, under two names.
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};
const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // the client may lie in any folder of a host
  plugins: [
    // Short names of classes: they are in every template and in every style.
    svelte({
      compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}` },
    }),
    constants(),
    languages(at('.'), LOCALES),
    finish(at('sw.js'), at('../src/medici/__init__.py')),
  ],
  resolve: {
    alias: {
      ...Object.fromEntries(FOLDERS.map((name) => [`$${name}`, at(`src/${name}`)])),
      $fixtures: at('fixtures'),
      $medici: at('generated/medici'),
    },
    // Tests mount components, so they need Svelte as a browser has it.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: at('../src/medici/online/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // every browser that we serve knows it
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        ...NAMES,
        codeSplitting: {
          // What every page uses comes in one piece, the faces of the games with it.
          // So does the Python that plays games here; pages without a game do without it.
          groups: [
            { test: FRAME, name: 'frame', priority: 2 },
            { test: HOUSE, name: 'house', priority: 1 },
            { test: RECORDS, name: 'records' },
            { test: TABLE, name: 'table' },
            ...['board', 'card', 'dice'].map((game) => ({ test: gameOf(game), name: game })),
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { checks: { bundlerTimings: false }, output: NAMES },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    isolate: false, // making a page for every file takes three times as long as the tests
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/games.ts'],
  },
});
