/** What happens at a table by itself: bots move, and clocks run out. */
import type { HouseTable } from '$lib/house/table';
import { t } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import { toast } from '$lib/toast.svelte';
import type { Command } from '$lib/wire-types';
import type { BotName } from '$bots/thinker';
import { now } from './laying';
import { alone } from './tabs';

/** Seconds that a bot lets pass, by the speed of motion, unless its table says otherwise. */
const PACES = { 0: 0, 1: 0.8, 2: 0.4 } as const;
const AGAIN = 1000; // milliseconds until something that failed is tried again
const LONGEST_NAP = 3_600_000; // milliseconds; a timer for longer is set again
const SLACK = 10; // milliseconds after a deadline

interface Host {
  table: () => HouseTable | null; // null: closed
  settled: () => number;
  command: (command: Command, seq: number) => Promise<void>;
}

export class Bots {
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #thinking = false;
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
    const due = table.due;
    if (due) {
      const nap = Math.max(0, (due.at - now()) * 1000) + SLACK;
      this.#alarm = setTimeout(() => this.#ring(due.seat), Math.min(LONGEST_NAP, nap));
    } else if (table.botToMove && !this.#thinking) void this.#play();
  }

  #ring(seat: number): void {
    const table = this.host.table();
    if (!table?.due || table.due.seat !== seat || table.due.at > now()) return this.arrange();
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
    const next = table?.botToMove;
    if (!table || !next) return false;
    const began = performance.now();
    const seq = table.seq;
    try {
      const move = await thought(table, next.bot);
      await pause(began + paceOf(table) * 1000 - performance.now());
      const still = this.host.table()?.botToMove?.seat === next.seat && this.host.settled() <= seq;
      if (still) await this.host.command({ type: 'bot-move', seat: next.seat, move }, seq);
    } catch (thrown) {
      if (!this.host.table()) return false;
      const detail = thrown instanceof Error ? thrown.message : String(thrown);
      if (this.host.settled() <= seq) toast(t('local-bot-failed', { detail }), 'problem');
      await pause(AGAIN);
    }
    return true;
  }
}

/** What a bot does for the seat to act. */
async function thought(table: HouseTable, bot: string): Promise<string> {
  const { think } = await import('$bots/thinker');
  const game = table.game;
  const { options } = table.view(null);
  if (!game) throw new Error('expected a game');
  return think({
    game: game.name,
    players: game.players.length,
    options,
    moves: game.moves.map(([, move]) => move),
    bot: bot as BotName,
    seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  });
}

function paceOf(table: HouseTable): number {
  const { pace } = table.view(null);
  return pace ?? PACES[settings.speed];
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));
