/** A game while it is recorded: what people enter, what bots do, and all of it open to correction. */
import { think, warm, type BotName, type Thought } from '$bots/thinker';
import { played } from '$lib/records/record';
import { correct, only_start, resume } from '$medici/interfaces/companion/correcting.js';
import { asked } from '$medici/interfaces/companion/recording.js';
import { step as stepOf } from '$medici/presentation/playback/step.js';
import { scene } from '$medici/presentation/scene.js';
import type { Game } from '$medici/record/game.js';
import { fromPlain, plain } from '$python/runtime.js';
import type { Asked, Line, Scene, Scored, Step } from '$wire';
import { shelf, type BareRecord, type KeptRecord, type Move, type Waiting } from '../shelf.svelte';

const PAST = 10; // changes that are kept to be undone

/** What a correction would do, before it is made. */
export interface Correction {
  game: Game;
  misfits: Waiting[]; // entries that no longer fit where they stand
  kept: number; // later entries that stay
  waiting: Waiting[]; // what would wait, the misfits at its head; none: they are left out
}

export class Recording {
  game: Game = $state.raw() as Game;
  steps: Step[] = $state.raw([]); // of every entry so far, told
  thinking = $state(false);
  failed = $state(false); // a bot could not think
  spoken: Line[] = $state.raw([]); // what the last bot did
  scored: Scored | null = $state.raw(null); // a day that just ended, to be told
  waiting: Waiting[] = $state.raw([]); // later entries that do not fit yet
  readonly asked: Asked = $derived(plain(asked(this.game)));
  readonly scene: Scene = $derived(plain(scene(this.game)));
  #kept: KeptRecord;
  #round = 0; // counts corrections, so that a late thought is not entered

  constructor(kept: KeptRecord) {
    this.#kept = kept;
    this.game = played(kept.record as unknown as Record<string, unknown>);
    this.steps = told(this.game);
    this.waiting = kept.waiting ?? [];
    if (kept.bots.some(Boolean)) void warm(kept.record.game).catch(() => {}); // said at its turn
  }

  get bots(): (string | null)[] {
    return this.#kept.bots;
  }

  /** The bot that is to act, if one is. */
  get bot(): string | null {
    const { actor } = this.game;
    return typeof actor === 'number' ? (this.bots[actor] ?? null) : null;
  }

  /** Enter what happened, in one or two moves; an illegal one throws, and nothing has changed. */
  enter(...texts: string[]): void {
    const { moves } = this.game;
    const { waiting } = this;
    const tried = this.game.copy();
    for (const text of texts) tried.play(text);
    this.#play(texts);
    const start = only_start(this.game); // who has the fewest florins is not asked
    if (start) this.#play([start]);
    if (waiting.length) this.#remember(moves, waiting);
    this.#keep();
  }

  #play(texts: string[]): void {
    for (const text of texts) {
      const earlier = this.game;
      const later = earlier.copy();
      later.play(text);
      const step = toStep(earlier, later);
      this.game = later;
      this.steps = [...this.steps, step];
      this.spoken = this.#byItself(earlier.moves.length) ? step.told : this.spoken;
      this.scored = step.scored ?? this.scored;
      // An entry of the same actor stands in the place of the first that waits.
      if (this.waiting[0]?.actor === earlier.actor) this.waiting = this.waiting.slice(1);
    }
    if (this.waiting.length) this.#resume();
  }

  /** What waits is entered again as soon as it fits. */
  #resume(): void {
    const later = this.waiting;
    const { game, waiting } = resume(this.game, pairs(later));
    if (game.moves.length === this.game.moves.length) return;
    this.waiting = later.slice(later.length - waiting);
    this.game = game;
    this.steps = told(game);
  }

  /** Let the bots act until something else is to be entered; each of their moves is said. */
  async let(say: (lines: Line[]) => void): Promise<void> {
    if (this.thinking) return;
    const round = this.#round;
    this.thinking = true;
    this.failed = false;
    try {
      while (this.bot && round === this.#round) {
        const move = await think(this.#thought(this.bot));
        if (round !== this.#round) break;
        this.enter(move);
        say(this.spoken);
      }
    } catch {
      this.failed = round === this.#round;
    } finally {
      this.thinking = false;
    }
  }

  #thought(bot: string): Thought {
    const { game, players, options } = this.#kept.record;
    const moves = this.game.moves.map(([, text]) => text);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    return { game, players: players.length, options, moves, bot: bot as BotName, seed };
  }

  /** Take back a correction, or the last entry of a person, with what happened by itself since. */
  undo(): void {
    let count = this.game.moves.length;
    while (count > 0 && this.#byItself(count - 1)) count -= 1;
    const past = this.#kept.past?.at(-1);
    if (past && count <= past.after) {
      this.#kept = { ...this.#kept, past: this.#kept.past?.slice(0, -1) };
      this.#become(played({ ...this.#kept.record, moves: past.moves }), past.waiting);
      return;
    }
    const { moves } = this.game;
    const drawn = moves[count - 2]?.[1] === 'draw' && moves[count - 1]?.[0] === 'nature';
    this.#become(this.game.before(Math.max(0, count - (drawn ? 2 : 1))), this.waiting);
  }

  /** Whether nobody has entered it: a bot's move, or the only start of a day that can be. */
  #byItself(index: number): boolean {
    const [actor, text] = this.game.moves[index] ?? [];
    if (typeof actor === 'number') return this.bots[actor] != null;
    return index > 0 && !!text?.startsWith('first ') && !!only_start(this.game.before(index));
  }

  /** What another entry in the place of one would lead to; null takes it out. */
  tryCorrection(number: number, text: string | null): Correction {
    const later = [...this.steps.slice(number).map(toWaiting), ...this.waiting];
    const made = correct(this.game, number, text, pairs(this.waiting));
    const gone = made.left_out || made.waiting;
    return {
      game: made.game,
      misfits: later.slice(made.fit, made.fit + gone),
      kept: later.length - gone,
      waiting: later.slice(later.length - made.waiting),
    };
  }

  correct({ game, waiting }: Correction): void {
    const { moves } = this.game;
    const before = this.waiting;
    this.#become(game, waiting);
    this.#remember(moves, before);
    this.#keep();
  }

  /** What waits is given up. */
  leaveOut(): void {
    const { moves } = this.game;
    const before = this.waiting;
    this.waiting = [];
    this.#remember(moves, before);
    this.#keep();
  }

  #remember(moves: Move[], waiting: Waiting[]): void {
    const past = [...(this.#kept.past ?? []), { moves, waiting, after: this.game.moves.length }];
    this.#kept = { ...this.#kept, past: past.slice(-PAST) };
  }

  #become(game: Game, waiting: Waiting[]): void {
    this.#round += 1;
    this.game = game;
    this.steps = told(game);
    this.waiting = waiting;
    this.spoken = [];
    this.scored = null;
    this.failed = false;
    this.#keep();
  }

  #keep(): void {
    const record: BareRecord = { ...this.#kept.record, moves: this.game.moves };
    const { waiting } = this;
    this.#kept = { ...this.#kept, record, over: this.game.over, waiting };
    shelf.keep(this.#kept);
  }
}

/** Every move of a game, told. */
function told(game: Game): Step[] {
  const steps: Step[] = [];
  let now = game.before(0);
  for (const [, text] of game.moves) {
    const later = now.copy();
    later.play(text);
    steps.push(toStep(now, later));
    now = later;
  }
  return steps;
}

/** What a move has led to. */
const toStep = (earlier: Game, later: Game): Step => plain(stepOf(earlier, later));

const toWaiting = ({ seat, move, told }: Step): Waiting => ({
  ...{ actor: seat ?? 'nature', text: move, told },
});
const pairs = (some: Waiting[]): Move[] => fromPlain(some.map(({ actor, text }) => [actor, text]));
