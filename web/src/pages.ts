/** The component of each page, fetched when somebody goes there. */
import type { Component } from 'svelte';
import type { Page } from '$lib/router.svelte';

type Loaded = { default: Component<Record<string, unknown>> };
type Load = () => Promise<unknown>;

const LOADS: Record<Page['page'], Load> = {
  home: () => import('$pages/Home.svelte'),
  table: () => import('$pages/Table.svelte'),
  local: () => import('$pages/LocalTable.svelte'),
  replay: () => import('$pages/Replay.svelte'),
  rules: () => import('$pages/Rules.svelte'),
  aid: () => import('$pages/Aid.svelte'),
  learn: () => import('$pages/Learn.svelte'),
  companion: () => import('$companion/Companion.svelte'),
  settings: () => import('$pages/Settings.svelte'),
  history: () => import('$pages/History.svelte'),
  link: () => import('$pages/Link.svelte'),
  missing: () => import('$pages/NotFound.svelte'),
};

/** The page's component; what the address says of it (id, game) are its props. */
export const load = async ({ page }: Page): Promise<Loaded['default']> =>
  ((await LOADS[page]()) as Loaded).default;
