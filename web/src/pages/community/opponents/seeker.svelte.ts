/**
 * Somebody in this browser who looks for opponents, on whatever page they are meanwhile.
 *
 * The server is asked again and again, and answers when there is news: so it knows that we are here,
 * also in the background, where timers hardly run.
 */
import { play } from '$lib/device/sound';
import { loadGame } from '$lib/game/load';
import { setTitle } from '$lib/page/notify';
import { go, router } from '$lib/page/router.svelte';
import { dismiss, toast } from '$lib/page/toast.svelte';
import { api } from '$lib/server/api';
import { complain } from '$lib/server/task.svelte';
import { nameAmong, recallName } from '$lib/server/own-name';
import { session } from '$lib/server/session.svelte';
import { t } from '$lib/text/i18n.svelte';
import type { Game, WaitState, Wish } from '$wire';
import { beat, leave, leaveAtOnce, look } from './api';
import { notify } from './notify';
import { OtherWindows } from './windows';

export const PAGE = '/opponents';
const ANSWER = 10; // seconds that the server may take for an answer without news
const LOOKING = 'medici-looking'; // what was looked for when the page went away
const AGAIN = 2000; // milliseconds until a server that failed is asked again
const LATE = 2000; // milliseconds before the end of our time, from which on we did not come in it

class Seeker {
  state: WaitState | null = $state.raw(null);
  since = $state(0); // when we began to wait, by this browser's clock
  until = $state(0); // when we must have come to the table
  came = $state(false); // to the table that was found
  failed = $state(false); // the server does not answer
  #windows = new OtherWindows();
  #asking = false;
  #call = 0; // the toast that calls us

  constructor() {
    addEventListener('pagehide', () => {
      if (!this.state) return;
      this.#windows.tell(false);
      if (!this.#windows.look) leaveAtOnce();
      sessionStorage.setItem(LOOKING, JSON.stringify(this.state.wish));
    });
    document.addEventListener('visibilitychange', () => this.#comeIfLooking());
  }

  /** Look for opponents from now on. */
  async look(wish: Wish): Promise<void> {
    await session.ensure(recallName());
    this.#take(await look(wish));
    if (!this.#asking) void this.#ask();
  }

  async leave(): Promise<void> {
    this.#end();
    await leave();
  }

  /** Take the seat that is kept for us. */
  async come(): Promise<void> {
    const table = this.state?.table;
    if (!table || this.came) return;
    this.came = true;
    try {
      await sit(table);
    } catch (thrown) {
      if (await sits(table)) return; // another window of ours was quicker
      this.came = false;
      complain(thrown);
    }
  }

  /** Come at once if the page of opponents is looked at. */
  #comeIfLooking(): void {
    if (!document.hidden && router.path === PAGE) void this.come();
  }

  /** The page of opponents is on show. */
  shown(): void {
    this.#comeIfLooking();
    const left = sessionStorage.getItem(LOOKING);
    sessionStorage.removeItem(LOOKING);
    if (left && !this.state && reloaded()) void this.look(JSON.parse(left) as Wish);
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.state) {
      try {
        const known = this.state.table;
        const next = await beat({ table: known, seconds: ANSWER });
        this.failed = false;
        if (this.state) this.#take(next);
      } catch {
        this.failed = true;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
    this.#asking = false;
  }

  #take(next: WaitState): void {
    const before = this.state;
    if (!next.waiting) {
      const { came, until } = this;
      this.#end();
      if (before?.table) void settle(before.table, came, Date.now() > until - LATE);
      return;
    }
    const now = Date.now();
    this.state = next;
    this.#windows.tell(true);
    this.since = now - next.waited * 1000;
    this.until = now + next.within * 1000;
    if (next.table && next.table !== before?.table) this.#found();
    else if (!next.table && before?.table) this.#again();
  }

  /** A table was found: we are called, wherever we are. */
  #found(): void {
    this.came = false;
    play('turn');
    if (document.hidden) void notify(t('opponents-found'), PAGE);
    if (router.path === PAGE) {
      setTitle(t('opponents-found'));
      this.#comeIfLooking();
      return;
    }
    const action = { text: t('opponents-come'), run: () => go(PAGE) };
    this.#call = toast(t('opponents-found'), 'plain', { action });
  }

  /** Somebody else did not come: we wait again, in our place. */
  #again(): void {
    this.came = false;
    dismiss(this.#call);
    toast(t('opponents-again'));
  }

  #end(): void {
    dismiss(this.#call);
    this.state = null;
    this.#windows.tell(false);
    this.came = this.failed = false;
  }
}

/** The game has begun, or our seat is kept no longer: we, or another window of ours, may have come. */
async function settle(table: string, came: boolean, late: boolean): Promise<void> {
  if (came || (await sits(table))) {
    if (came || router.path === PAGE) go(`/tables/${table}`);
  } else if (late) toast(t('opponents-missed'), 'problem'); // else another window of ours has left
}

/** Whether we sit at a table, whichever window of ours has come there. */
async function sits(table: string): Promise<boolean> {
  const view = await api.table(table).catch(() => null);
  return view?.seats.some(({ yours }) => yours) ?? false;
}

/** Whether this page has just been loaded again, by its reader. */
function reloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Sit down at a table, under another name if somebody there has the same. */
async function sit(table: string): Promise<void> {
  const [view, { LiveTable }, { Wire }] = await Promise.all([
    api.table(table),
    import('$lib/live/live-table.svelte'),
    import('$lib/live/socket'),
  ]);
  if (view.seats.some(({ yours }) => yours)) return;
  await loadGame(view.game as Game);
  const live = new LiveTable(table, Wire);
  try {
    let seated = await live.join(undefined, nameAmong(view.seats));
    const own = session.me?.name ?? '';
    for (let n = 2; !seated && live.lastError?.code === 'bad-name' && n <= 6; n++)
      seated = await live.join(undefined, `${own.slice(0, 20)} ${n}`);
    if (!seated) throw live.lastError ?? new Error('refused');
  } finally {
    live.close();
  }
}

export const seeker = new Seeker();
