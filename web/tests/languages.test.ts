/** The build takes languages from their folders, and parts of the words from the sources. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages, messagesIn } from '../vite/languages';
import { partsOf, type Part } from '../vite/parts';

const ENGLISH = '../src/medici/presentation/locales/en';
const locales = mkdtempSync(join(tmpdir(), 'locales-'));

/** A made-up language: English in brackets. */
beforeAll(() => {
  cpSync(ENGLISH, join(locales, 'en'), { recursive: true });
  cpSync(ENGLISH, join(locales, 'sv'), { recursive: true });
  for (const name of readdirSync(ENGLISH).filter((one) => one.endsWith('.ftl'))) {
    const text = readFileSync(join(ENGLISH, name), 'utf8');
    writeFileSync(join(locales, 'sv', name), text.replaceAll(/^([a-z-]+ = )(\w.*)$/gm, '$1[$2]'));
  }
  const about = JSON.stringify({ name: 'Bracketish', description: 'A game [or three].' });
  writeFileSync(join(locales, 'sv', 'language.json'), about);
});
afterAll(() => rmSync(locales, { recursive: true }));

interface Hooks {
  load(this: unknown, id: string): string;
  generateBundle(this: unknown): void;
}

it('takes a new language from its folder', () => {
  const made: Record<string, string> = {};
  const context = {
    addWatchFile: () => {},
    emitFile: (file: { fileName: string; source: string }) => (made[file.fileName] = file.source),
  };
  const plugin = languages('.', locales) as unknown as Hooks;
  const list = plugin.load.call(context, '\0virtual:languages');
  expect(list).toContain('"sv": { name: "Bracketish"');
  expect(list).toContain("import('virtual:words/sv/first')");
  const first = plugin.load.call(context, '\0virtual:words/sv/first');
  expect(first).toContain('"home-play-now":"[Play now]"');
  plugin.generateBundle.call(context);
  expect(Object.keys(made)).toEqual(['manifest.webmanifest', 'manifest.sv.webmanifest']);
  const manifest = JSON.parse(made['manifest.sv.webmanifest']!) as Record<string, unknown>;
  expect(manifest).toMatchObject({ lang: 'sv', description: 'A game [or three].', name: 'Medici' });
});

it('brings a message where sources mention it', () => {
  const parts = partsOf('.', messagesIn(ENGLISH));
  const has = (part: Part) => [...parts].filter(([, one]) => one.includes(part)).map(([id]) => id);
  expect(parts.get('home-play-now')).toEqual(['first']);
  expect(parts.get('story-no-florins')).toContain('board'); // an id that Python says
  expect(parts.get('home-board-about')).toEqual(['first']); // a template
  expect(parts.get('shell-problem-unreachable')).toEqual(['first']); // nothing more can be fetched then
  expect(parts.get('shell-problem-flood')).toEqual(['more']);
  expect(parts.get('home-create-do')).toEqual(['more']); // a window that is fetched later
  for (const game of ['board', 'card', 'dice'] as const)
    for (const id of parts.keys())
      if (id.startsWith(`${game}-`)) expect(has(game), id).toContain(id);
  expect(has('first').filter((id) => id.startsWith('companion-'))).toEqual([]);
});
