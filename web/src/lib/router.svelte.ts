/** Pages by address. */
import { GAMES } from './games';
import type { Game } from './wire-types';

export type Page =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null } // null: a record to upload
  | { page: 'rules'; game: Game }
  | { page: 'aid'; game: Game }
  | { page: 'learn'; game: Game }
  | { page: 'companion' } // at a real table
  | { page: 'settings' }
  | { page: 'history' }
  | { page: 'link' } // to another device
  | { page: 'missing' };

const OF_A_GAME = new RegExp(`^/(rules|aid|learn)/(${GAMES.join('|')})$`);
const THINGS = /^\/(tables|replay)\/([A-Za-z0-9_-]{1,64})$/;
const PLAIN: Record<string, Page> = {
  '/': { page: 'home' },
  '/replay': { page: 'replay', id: null },
  '/companion': { page: 'companion' },
  '/settings': { page: 'settings' },
  '/history': { page: 'history' },
  '/link': { page: 'link' },
};

/** The page at a path. */
export function pageAt(path: string): Page {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const plain = PLAIN[clean || '/'];
  if (plain) return plain;
  const game = OF_A_GAME.exec(clean);
  if (game) return { page: game[1] as 'rules' | 'aid' | 'learn', game: game[2] as Game };
  const thing = THINGS.exec(clean);
  if (!thing) return { page: 'missing' };
  return { page: thing[1] === 'tables' ? 'table' : 'replay', id: thing[2] ?? '' };
}

class Router {
  #url = $state.raw(new URL(location.href));
  page = $derived(pageAt(this.#url.pathname));
  query = $derived(this.#url.searchParams);
  hash = $derived(decodeURIComponent(this.#url.hash.slice(1)));
  path = $derived(this.#url.pathname);

  /** Follow the address from now on, and answer clicks on our own links. */
  follow(): () => void {
    const moved = () => (this.#url = new URL(location.href));
    const clicked = (event: MouseEvent) => this.#click(event);
    addEventListener('popstate', moved);
    document.addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', moved);
      document.removeEventListener('click', clicked);
    };
  }

  /** Go to an address; `replace` leaves no way back to the present one. */
  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.href);
    if (url.href === location.href) return;
    const elsewhere = url.pathname !== location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.#url = url;
    if (elsewhere) scrollTo(0, 0);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
export const go = router.go.bind(router);
