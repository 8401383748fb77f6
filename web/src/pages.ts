/** The component of each page, fetched when somebody goes there. */
import type { Component } from 'svelte';
import { loadGames } from '$lib/game/load';
import { loadAllTexts } from '$lib/text/i18n.svelte';
import type { Page } from '$lib/page/router.svelte';

// All that is said there at first is known from the start.
const FEW_WORDS: Page['page'][] = ['home', 'local', 'table'];
const PLAY: Page['page'][] = ['replay', 'learn', 'exercises', 'companion', 'history']; // any game

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
  exercises: () => import('$pages/Exercises.svelte'),
  companion: () => import('$companion/Companion.svelte'),
  follow: () => import('$pages/Follow.svelte'),
  settings: () => import('$pages/Settings.svelte'),
  history: () => import('$companion/History.svelte'),
  link: () => import('$pages/Link.svelte'),
  community: () => import('$pages/community/Community.svelte'),
  missing: () => import('$pages/NotFound.svelte'),
};

/** What is looked up over a page, with its words. */
export async function loadOver() {
  const [{ default: over }] = await Promise.all([
    import('$pages/over/Over.svelte'),
    loadAllTexts(),
  ]);
  return over;
}

/** The page's component; what the address says of it (id, game) are its props. */
export async function load({ page }: Page): Promise<Loaded['default']> {
  const [loaded] = await Promise.all([
    LOADS[page](),
    FEW_WORDS.includes(page) || loadAllTexts(),
    PLAY.includes(page) && loadGames(),
  ]);
  return (loaded as Loaded).default;
}
