/** The component of each page, fetched when somebody goes there. */
import type { Component } from 'svelte';
import type { Page } from '$lib/router.svelte';

type Loaded = { default: Component<Record<string, unknown>> };
type Load = () => Promise<unknown>;

// Pages that are still being written.
const more = import.meta.glob(['./pages/Rules.svelte', './pages/Aid.svelte', './learn/Learn.svelte']);
function later(path: string): Load {
  return more[path] ?? (() => import('$pages/NotFound.svelte'));
}

const LOADS: Record<Page['page'], Load> = {
  home: () => import('$pages/Home.svelte'),
  table: () => import('$table/TablePage.svelte'),
  replay: () => import('$pages/Replay.svelte'),
  rules: later('./pages/Rules.svelte'),
  aid: later('./pages/Aid.svelte'),
  learn: later('./learn/Learn.svelte'),
  settings: () => import('$pages/Settings.svelte'),
  history: () => import('$pages/History.svelte'),
  link: () => import('$pages/Link.svelte'),
  missing: () => import('$pages/NotFound.svelte'),
};

/** The page's component; what the address says of it (id, game) are its props. */
export const load = async ({ page }: Page): Promise<Loaded['default']> =>
  ((await LOADS[page]()) as Loaded).default;
