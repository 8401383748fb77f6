/** Pages by address. */
import { here, hrefOf, linkedTo, site } from './address';
import { GAMES } from '../game/games';
import type { Game } from '$wire';

/** What people do beyond one table, by its address. */
export type Subject =
  | 'ranking'
  | 'opponents'
  | 'friends'
  | 'deals'
  | 'matches'
  | 'tournaments'
  | 'clubs'
  | 'watch'
  | 'people';

export type Page =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'local'; id: string } // a table of this browser
  | { page: 'replay'; id: string | null } // null: a record to upload
  | { page: 'rules'; game: Game }
  | { page: 'aid'; game: Game }
  | { page: 'learn'; game: Game }
  | { page: 'exercises' }
  | { page: 'companion' } // at a real table
  | { page: 'follow'; id: string } // the score of a real table elsewhere
  | { page: 'settings' }
  | { page: 'history' }
  | { page: 'link' } // to another device
  | { page: 'community'; at: Subject; id: string | null } // null: all of them
  | { page: 'missing' };

const OF_A_GAME = new RegExp(`^/(rules|aid|learn)/(${GAMES.join('|')})$`);
const THINGS = /^\/(tables|local|replay|follow)\/([A-Za-z0-9_-]{1,64})$/;
const COMMUNITY =
  /^\/(?:(ranking|opponents|friends|watch)|(people|deals|matches|tournaments|clubs)(?:\/([\w-]{1,64}))?)$/;
const PLAIN: Record<string, Page> = {
  '/': { page: 'home' },
  '/replay': { page: 'replay', id: null },
  '/exercises': { page: 'exercises' },
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
  const beyond = COMMUNITY.exec(clean);
  if (beyond)
    return { page: 'community', at: (beyond[1] ?? beyond[2]) as Subject, id: beyond[3] ?? null };
  const thing = THINGS.exec(clean);
  if (!thing) return { page: 'missing' };
  const page = thing[1] === 'tables' ? 'table' : (thing[1] as 'local' | 'replay' | 'follow');
  return { page, id: thing[2] ?? '' };
}

/** What only a server can show. */
const NEEDS_SERVER: Page['page'][] = ['table', 'link', 'follow', 'community'];

class Router {
  #url = $state.raw(here()); // our own address, however the browser writes it
  page = $derived(offered(pageAt(this.#url.pathname)));
  query = $derived(this.#url.searchParams);
  hash = $derived(decodeURIComponent(this.#url.hash.slice(1)));
  path = $derived(this.#url.pathname);

  /** Follow the address from now on, and answer clicks on our own links. */
  follow(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('popstate', () => (this.#url = here()), { signal });
    document.addEventListener('click', (event) => this.#click(event), { signal });
    if (site)
      for (const kind of ['pointerover', 'focusin'])
        document.addEventListener(kind, (event) => this.#spell(event), { signal });
    return () => stop.abort();
  }

  /** Go to an address; `replace` leaves no way back to the present one. */
  go(address: string | URL, { replace = false } = {}): void {
    const url = new URL(address, this.#url);
    if (url.href === this.#url.href) return;
    const elsewhere = url.pathname !== this.#url.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', hrefOf(url));
    this.#url = url;
    if (elsewhere) scrollTo(0, 0);
  }

  /** Leave an address in the browser, for whoever copies it; the page stays as it is. */
  note(address: string): void {
    history.replaceState(null, '', hrefOf(new URL(address, this.#url)));
  }

  #click(event: MouseEvent): void {
    if (site) this.#spell(event); // whoever listens to the page may follow it without pointing at it
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = this.#leads(event)?.to;
    if (!to) return;
    event.preventDefault();
    this.go(to);
  }

  /** Write a link as the browser has to follow it: it may be copied, or opened in a new tab. */
  #spell(event: Event): void {
    const led = this.#leads(event, true);
    if (led?.to) led.link.href = hrefOf(led.to);
  }

  /** The link that something happened to, and where it leads. */
  #leads(event: Event, anyhow = false): { link: HTMLAnchorElement; to: URL | null } | null {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.hasAttribute('download') || (link.target && !anyhow)) return null;
    return { link, to: linkedTo(link, this.#url) };
  }
}

/** The page, if it can be shown here. */
function offered(page: Page): Page {
  const deals = page.page === 'community' && page.at === 'deals'; // played here, too
  return site && !deals && NEEDS_SERVER.includes(page.page) ? { page: 'missing' } : page;
}

export const router = new Router();
export const go = router.go.bind(router);
