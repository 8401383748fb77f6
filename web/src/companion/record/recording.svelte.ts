/** A game while it is recorded: what people enter, what bots do, and all of it open to correction. */
import { think, warm, type BotName, type Thought } from '$bots/thinker';
import { played } from '$lib/records/record';
import { asked, correct } from '$medici/interfaces/companion/recording.js';
import { step as stepOf } from '$medici/presentation/playback/step.js';
import { scene } from '$medici/presentation/scene.js';
import type { Game } from '$medici/record/game.js';
import { plain } from '$python/runtime.js';
import type { Asked, Line, Scene, Scored, Step } from '$wire';
import { shelf, type BareRecord, type KeptRecord } from '../shelf.svelte';

export class Recording {
  game: Game = $state.raw() as Game;
  steps: Step[] = $state.raw([]); // of every entry so far, told
  thinking = $state(false);
  failed = $state(false); // a bot could not think
  spoken: Line[] = $state.raw([]); // what the last bot did
  scored: Scored | null = $state.raw(null); // a day that just ended, to be told
  readonly asked: Asked = $derived(plain(asked(this.game)));
  readonly scene: Scene = $derived(plain(scene(this.game)));
  #kept: KeptRecord;
  #round = 0; // counts corrections, so that a late thought is not entered

  constructor(kept: KeptRecord) {
    this.#kept = kept;
    this.game = played(kept.record as unknown as Record<string, unknown>);
    this.steps = told(this.game);
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

  /** Enter what happened; an illegal move throws, and nothing has changed. */
  enter(text: string): void {
    const earlier = this.game;
    const later = earlier.copy();
    later.play(text);
    const step = toStep(earlier, later);
    const byBot = step.seat !== null && this.bots[step.seat] != null;
    this.game = later;
    this.steps = [...this.steps, step];
    this.spoken = byBot ? step.told : this.spoken;
    this.scored = step.scored ?? this.scored;
    this.#keep();
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

  /** Take back the last entry of a person, and what bots have done since. */
  undo(): void {
    let kept = this.game.moves.length - 1;
    while (kept > 0 && this.#byBot(kept)) kept -= 1;
    this.#become(this.game.before(Math.max(0, kept)));
  }

  #byBot(index: number): boolean {
    const actor = this.game.moves[index]?.[0];
    return typeof actor === 'number' && this.bots[actor] != null;
  }

  /** Put another entry in the place of one; how many of the later ones no longer fit. */
  correct(number: number, text: string | null): number {
    const { game, lost } = correct(this.game, number, text);
    this.#become(game);
    return lost;
  }

  #become(game: Game): void {
    this.#round += 1;
    this.game = game;
    this.steps = told(game);
    this.spoken = [];
    this.scored = null;
    this.failed = false;
    this.#keep();
  }

  #keep(): void {
    const record: BareRecord = { ...this.#kept.record, moves: this.game.moves };
    this.#kept = { ...this.#kept, record, over: this.game.over };
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
