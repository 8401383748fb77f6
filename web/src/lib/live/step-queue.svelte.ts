/** Shows steps one after the other, so that everybody can follow what happens. */
import { ms, whenStill } from '../device/motion.svelte';
import { heldAt } from './pace';
import type { Scene, Scored, Step } from '$wire';

const MANY = 3; // steps behind, from which on it hurries
const TOO_MANY = 16; // steps behind that are not worth watching
const LANDING = 450; // milliseconds of motion before a day is counted

export class StepQueue {
  scene: Scene | null = $state.raw(null); // the one on show
  log: Step[] = $state.raw([]); // what has been shown
  last: Step | null = $state.raw(null); // the step on show; null after a jump
  #queue: Step[] = $state.raw([]);
  #counted: Step | null = $state.raw(null); // ended a day that is being counted, or about to be
  #scoring: Scored | null = $state.raw(null);
  #later: Step[] = []; // steps after that day which were missed, and are not worth showing
  #until = 0; // when the step on show has been seen, by performance.now()
  #cancel: (() => void) | null = null; // gives up what is waited for
  #resting: (() => void)[] = []; // who waits until all has been seen

  /** The pace is in seconds: how long a bid stays on show. */
  constructor(
    readonly pace: () => number,
    readonly own: (seat: number) => boolean,
  ) {}

  /** Steps that are still to be shown; one that ended a day is on show when that is counted. */
  get behind(): number {
    return this.#queue.length + (this.#counted ? 1 : 0);
  }

  /** Whether the end of a day is on show: everything is as it was before it was counted. */
  get counting(): boolean {
    return this.#counted !== null;
  }

  /** A scoring to be shown; what comes after it waits until it is set to null. */
  get scoring(): Scored | null {
    return this.#scoring;
  }
  set scoring(scoring: Scored | null) {
    this.#scoring = scoring;
    if (scoring) return;
    this.#close();
    this.#next();
  }

  /** The number of the last step that is known, shown or not. */
  get known(): number {
    return this.#queue.at(-1)?.n ?? this.#later.at(-1)?.n ?? this.log.at(-1)?.n ?? 0;
  }

  /** Show a position at once. */
  jump(scene: Scene | null, log: Step[]): void {
    this.#queue = this.#later = [];
    this.#counted = this.#scoring = null;
    this.scene = scene;
    this.log = log;
    this.last = null;
    this.release();
  }

  /** Show a position as it was when a day had ended, count the day, and then all that followed. */
  count(day: Step, log: Step[], scene: Scene | null): void {
    this.jump(day.loaded ?? null, [...log.filter((step) => step.n < day.n), bare(day)]);
    this.#later = log.filter((step) => step.n > day.n);
    this.#counted = scene ? { ...day, scene } : day;
    this.#scoring = day.scored ?? null;
  }

  /** Moves were taken back: so many are left, and some may have been made since. */
  back(scene: Scene | null, left: number, since: Step[]): void {
    const rest = [...this.log, ...this.#queue].filter((step) => step.n <= left);
    this.jump(scene, [...rest, ...since]);
  }

  /** Take new steps; the first is shown at once if nothing is still to be seen. */
  add(steps: Step[]): void {
    const fresh = steps.filter((step) => step.n > this.known);
    if (fresh.length === 0) return;
    this.#queue = [...this.#queue, ...fresh];
    this.#next();
  }

  /** Show everything now, as far as a scoring. */
  skip(): void {
    while (this.#queue.length > 0 && !this.#counted) this.#show();
    this.release();
  }

  /** What is on show has been seen. */
  release(): void {
    this.#until = 0;
    this.#next();
  }

  /** Done when everything has been shown, and seen. */
  rested(): Promise<void> {
    return new Promise((done) => {
      this.#resting.push(done);
      this.#next();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #next(): void {
    this.stop();
    for (;;) {
      if (this.#scoring) return;
      const left = this.#until - performance.now();
      if (left > 0) {
        const timer = setTimeout(() => this.#next(), left);
        this.#cancel = () => clearTimeout(timer);
        return;
      }
      if (this.#counted) {
        // On a slow machine the cards of the last lot may still be on their way.
        if (this.#until > 0) this.#cancel = whenStill(() => this.release());
        else this.#scoring = this.#counted.scored ?? null;
        return;
      }
      if (this.#queue.length === 0) break;
      this.#show();
    }
    for (const done of this.#resting.splice(0)) done();
  }

  #show(): void {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    this.#queue = rest;
    const shown = step.scored ? bare(step) : step;
    this.log = [...this.log, shown];
    this.last = shown;
    const scene = step.scored ? (step.loaded ?? step.scene) : step.scene;
    if (scene) this.scene = scene;
    if (step.scored) this.#counted = step;
    this.#until = performance.now() + this.#hold(step);
  }

  /** The day has been counted: now it shows. */
  #close(): void {
    const day = this.#counted;
    if (!day) return;
    this.#counted = null;
    this.log = [...this.log.slice(0, -1), day, ...this.#later];
    this.#later = [];
    if (day.scene) this.scene = day.scene;
    if (day.ending) this.last = day;
  }

  /** Milliseconds that a step stays on show. */
  #hold(step: Step): number {
    const behind = this.#queue.length;
    const own = step.seat !== null && this.own(step.seat);
    if (behind > TOO_MANY) return 0;
    const usual = heldAt(this.pace(), step, own) * 1000;
    if (step.scored) return Math.max(usual, ms(LANDING));
    return behind > MANY ? (usual * MANY) / behind : usual;
  }
}

/** A step without what is counted at its end. */
function bare(step: Step): Step {
  const { scored: _scored, ending: _ending, ...rest } = step;
  return rest;
}
