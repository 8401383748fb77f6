/** What happens at a table by itself: bots move once one has seen what happened, clocks run out. */
import type { Game as Played } from '$medici/record/game.js';
import type { LiveTable } from '$medici/online/tables/live.js';
import { plain } from '$python/runtime.js';
import { t } from '$lib/text/i18n.svelte';
import { toast } from '$lib/page/toast.svelte';
import type { Command } from '$wire';
import type { BotName, GameName } from '$bots/description';
import { now } from './create';
import { alone } from '../store/tabs';
import type { DealChance } from '../deals/chance';

const LIKELY = 'pass'; // what a bot that thinks long expects of a person
const AGAIN = 1000; // milliseconds until something that failed is tried again
const LONGEST_NAP = 3_600_000; // milliseconds; a timer for longer is set again
const SLACK = 10; // milliseconds after a deadline

interface Host {
  table: () => LiveTable | null; // null: closed
  settled: () => number;
  rested: () => Promise<void>; // done when the page has shown what happened
  command: (command: Command, seq: number) => Promise<void>;
}

export class Bots {
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #thinking = false;
  #ahead: Ahead | null = null;
  #ours = false; // whether this tab thinks for them
  #leave: () => void;

  constructor(
    table: string,
    readonly host: Host,
  ) {
    this.#leave = alone(table, () => {
      this.#ours = true;
      this.arrange();
    });
  }

  close(): void {
    clearTimeout(this.#alarm);
    this.#leave();
  }

  /** Wake up when the next clock has run out, and let a bot think if it is its turn. */
  arrange(): void {
    clearTimeout(this.#alarm);
    const table = this.host.table();
    if (!table || !this.#ours) return;
    const due = table.due();
    const bot = table.bot_to_move();
    if (due) {
      const [seat, at] = due;
      const nap = Math.max(0, (at - now()) * 1000) + SLACK;
      this.#alarm = setTimeout(() => this.#ring(seat), Math.min(LONGEST_NAP, nap));
    } else if (bot !== null && !this.#thinking) void this.#play();
    if (bot === null && table.game?.legal().includes(LIKELY)) this.#lookAhead(table, LIKELY);
  }

  #ring(seat: number): void {
    const table = this.host.table();
    const [late, at] = table?.due() ?? [null, 0];
    if (!table || late !== seat || at > now()) return this.arrange();
    this.host.command({ type: 'expire', seat }, table.seq).catch(() => {}); // somebody was faster
  }

  /** Play for the bots as long as it is their turn. */
  async #play(): Promise<void> {
    this.#thinking = true;
    try {
      while (await this.#move());
    } finally {
      this.#thinking = false;
    }
  }

  /** One move of a bot; whether there is more to do. */
  async #move(): Promise<boolean> {
    const table = this.host.table();
    const seat = table?.bot_to_move() ?? null;
    const bot = seat === null ? null : table?.seats[seat]?.played_by;
    if (!table || seat === null || !bot) return false;
    const seq = table.seq;
    try {
      const move = await this.#thought(table, bot);
      this.#lookAhead(table, move);
      // Whoever comes back waits for this move: it does not wait for a scoring to be closed.
      if (table.seats[seat]?.lost_by !== 'clock') await this.host.rested();
      const still = this.host.table()?.bot_to_move() === seat && this.host.settled() <= seq;
      if (still) await this.host.command({ type: 'bot-move', seat, move }, seq);
    } catch (thrown) {
      if (!this.host.table()) return false;
      const detail = thrown instanceof Error ? thrown.message : String(thrown);
      if (this.host.settled() <= seq) toast(t('local-bot-failed'), 'problem', { detail });
      await pause(AGAIN);
    }
    return true;
  }

  /** What a bot does for the seat to act; it may have begun to think in good time. */
  #thought(table: LiveTable, bot: string): Promise<string> {
    const game = table.game;
    if (!game) throw new Error('expected a game');
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead?.bot === bot && ahead.after === movesOf(game)) return ahead.move;
    if (ahead?.open) void stop(); // it was something else, and nobody waits for that thought
    return thought(table, game, bot);
  }

  /** Let the bot that will be next think already, unless chance lies between. */
  #lookAhead(table: LiveTable, move: string): void {
    const later = table.game?.copy();
    later?.play(move);
    const bot = typeof later?.actor === 'number' ? table.seats[later.actor]?.played_by : null;
    if (!later || !bot) return;
    const after = movesOf(later);
    if (this.#ahead?.after === after) return;
    const ahead = { bot, after, move: thought(table, later, bot), open: true };
    const close = () => (ahead.open = false);
    ahead.move.then(close, close); // whoever asks for it hears of it
    this.#ahead = ahead;
  }
}

/** A bot's thought about a position that is still to come. */
interface Ahead {
  bot: string;
  after: string; // the moves that lead to it
  move: Promise<string>;
  open: boolean; // whether it is still being thought about
}

const stop = async (): Promise<void> => (await import('$bots/thinker')).stopThinking();

const movesOf = (game: Played): string => game.moves.join('/');

/** What a bot does for the seat to act; where there is no choice, nobody thinks. */
async function thought(table: LiveTable, game: Played, bot: string): Promise<string> {
  const [only, ...others] = game.legal();
  if (only !== undefined && others.length === 0) return only;
  const { think } = await import('$bots/thinker');
  return think({
    game: game.name as GameName,
    players: game.players.length,
    options: plain(table.created.options),
    moves: game.moves.map(([, move]) => move),
    bot: bot as BotName,
    seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    ...(table.secret as Partial<DealChance> | null)?.asked?.(game), // the same for everybody at a deal
  });
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));
