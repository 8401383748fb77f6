/** Games as the rules have them, played here: what can be done, what lies there, what happened. */
import { Following as FollowingKind, step as step_of } from '$medici/presentation/playback/step.js';
import { scene as scene_of } from '$medici/presentation/scene.js';
import { scene_before_scoring } from '$medici/presentation/scene/before_scoring.js';
import { plain } from '$python/runtime.js';
import type { Game, Line, Scene, Step } from '$wire';

export type Options = Record<string, boolean | string>;

/** A game in Python's form: its methods are those of medici.record.Game. */
export interface Played {
  readonly name: Game;
  readonly players: string[];
  readonly moves: [number | 'nature', string][];
  readonly actor: number | 'nature' | null;
  readonly over: boolean;
  readonly day: number;
  readonly scores: number[];
  readonly winners: number[];
  play(move: string): void;
  legal(): string[];
  copy(): Played;
  before(moves: number): Played;
}

export const sceneOf = (game: Played): Scene => plain(scene_of(game)) as Scene;

/** What the move after so many others has led to, in words. */
export function toldOf(game: Played, moves: number): Line[] {
  return (plain(step_of(game.before(moves), game.before(moves + 1))) as Step).told;
}

/** What lay on the table when so many moves had been made, the last of which ended a day. */
export const loadedAt = (game: Played, moves: number): Scene =>
  plain(scene_before_scoring(game.before(moves - 1), game.before(moves))) as Scene;

/** A game as far as somebody has followed it. */
export class Following {
  #inner = new FollowingKind();

  /** Every step so far, without its scene. */
  get log(): Step[] {
    return plain(this.#inner.log) as Step[];
  }

  /** The steps that are new; and whether moves have been taken back before them. */
  goOn(game: Played, scenes = true): { fresh: Step[]; undone: boolean } {
    const [fresh, undone] = this.#inner.go_on(game, scenes) as [unknown, boolean];
    return { fresh: plain(fresh) as Step[], undone };
  }
}
