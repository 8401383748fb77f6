/** Shows steps one after the other, so that everybody can follow what happens. */
import { settings } from './settings.svelte';
import type { Scene, Scored, Step } from './wire-types';

const PAUSES = { 0: 0, 1: 600, 2: 250 } as const; // milliseconds a step stays, by speed
const NATURE = 0.35; // of the pause, when chance answers
const MANY = 3; // steps behind, from which on it hurries
const TOO_MANY = 16; // steps behind that are not worth watching

export class Stage {
  scene: Scene | null = $state.raw(null); // the one on show
  log: Step[] = $state.raw([]); // what has been shown
  last: Step | null = $state.raw(null); // the step on show; null after a jump
  #queue: Step[] = $state.raw([]);
  #scoring: Scored | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Steps that are still to be shown. */
  get behind(): number {
    return this.#queue.length;
  }

  /** A scoring to be shown; what comes after it waits until it is set to null. */
  get scoring(): Scored | null {
    return this.#scoring;
  }
  set scoring(scoring: Scored | null) {
    this.#scoring = scoring;
    if (!scoring) this.#next();
  }

  /** The number of the last step that is known, shown or not. */
  get known(): number {
    return this.#queue.at(-1)?.n ?? this.log.at(-1)?.n ?? 0;
  }

  /** Show a position at once. */
  jump(scene: Scene | null, log: Step[]): void {
    this.stop();
    this.#queue = [];
    this.scene = scene;
    this.log = log;
    this.last = null;
  }

  /** Moves were taken back: so many are left, and some may have been made since. */
  back(scene: Scene | null, left: number, since: Step[]): void {
    const rest = [...this.log, ...this.#queue].filter((step) => step.n <= left);
    this.#scoring = null;
    this.jump(scene, [...rest, ...since]);
  }

  /** Take new steps; the first is shown at once if none is waiting. */
  add(steps: Step[]): void {
    const fresh = steps.filter((step) => step.n > this.known);
    if (fresh.length === 0) return;
    const idle = this.#queue.length === 0;
    this.#queue = [...this.#queue, ...fresh];
    if (idle) this.#next();
  }

  /** Show everything now, as far as a scoring. */
  skip(): void {
    while (this.#queue.length > 0 && !this.#scoring) this.#show();
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    if (this.#scoring || this.#queue.length === 0) return;
    do this.#show();
    while (this.#queue.length > 0 && !this.#scoring && this.#pause() === 0);
    this.#wait();
  }

  #show(): void {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    this.#queue = rest;
    this.log = [...this.log, step];
    this.last = step;
    if (step.scene) this.scene = step.scene;
    if (step.scored) this.#scoring = step.scored;
  }

  #wait(): void {
    this.stop();
    if (this.#queue.length === 0 || this.#scoring) return;
    this.#timer = setTimeout(() => this.#next(), this.#pause());
  }

  #pause(): number {
    const behind = this.#queue.length;
    const nature = this.scene?.actor === 'nature'; // what was asked for shall come quickly
    const usual = PAUSES[settings.speed] * (nature ? NATURE : 1);
    if (behind > TOO_MANY) return 0;
    return behind > MANY ? (usual * MANY) / behind : usual;
  }
}
