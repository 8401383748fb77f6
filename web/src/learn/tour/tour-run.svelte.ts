/** One run through a tour: which note is on show, and how far the game has come. */
import { ms } from '$lib/device/motion.svelte';
import type { Block, Note, Scene, Step, Tour } from '$wire';

const PAUSE = 1100; // milliseconds that a move of somebody else stays, to be read

export class TourRun {
  index = $state(0); // the note on show, or the one that the game moves on to
  at = $state(0); // moves made so far
  answer: Block[] | null = $state.raw(null); // to a move that was not the one taught
  resumed = $state(false); // it went on from an earlier time, and nothing was done since
  #tour: Tour = $state.raw()!;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tour: Tour, from = 0) {
    this.#tour = tour;
    this.#jump(Math.min(Math.max(0, from), this.last));
    this.resumed = this.index > 0;
  }

  get tour(): Tour {
    return this.#tour;
  }
  /** The same tour in another language. */
  set tour(tour: Tour) {
    this.#tour = tour;
    this.answer = null;
  }

  get last(): number {
    return this.#tour.notes.length - 1;
  }
  get note(): Note {
    return this.#tour.notes[this.index]!;
  }
  /** The move that was made last. */
  get step(): Step | undefined {
    return this.#tour.replay.steps[this.at - 1];
  }
  get scene(): Scene {
    return this.step?.scene ?? this.#tour.replay.start;
  }
  /** Whether the game is still on its way to the note. */
  get moving(): boolean {
    return this.at < this.note.at;
  }
  /** What can be done on the table: everything that is legal where something is taught. */
  get legal(): string[] {
    if (this.moving || this.note.move === null) return [];
    return this.#tour.replay.steps[this.at]?.legal ?? [];
  }

  /** Go on: to the next note, or at once to the one that the game is moving on to. */
  next(): void {
    if (this.moving) this.#arrive();
    else if (this.note.move === null && this.#forward()) this.#move();
  }

  /** A move was made on the table. */
  made(move: string): void {
    if (!this.legal.includes(move)) return;
    if (move !== this.note.move) this.answer = answerTo(this.note, move);
    else if (this.#forward()) {
      this.at += 1;
      this.#wait();
    }
  }

  /** Make the move that is taught. */
  show(): void {
    if (this.note.move !== null) this.made(this.note.move);
  }

  back(): void {
    if (this.index > 0) this.#jump(this.index - 1);
  }

  restart(): void {
    this.#jump(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #jump(index: number): void {
    this.stop();
    this.index = index;
    this.at = this.note.at;
    this.resumed = false;
    this.answer = null;
  }

  #forward(): boolean {
    if (this.index === this.last) return false;
    this.index += 1;
    this.resumed = false;
    this.answer = null;
    return true;
  }

  #move(): void {
    if (!this.moving) return;
    if (ms(PAUSE) > 0) this.at += 1;
    this.#wait();
  }

  /** Let a move be seen before the next one; without motion all are made at once. */
  #wait(): void {
    if (!this.moving) return;
    const pause = ms(PAUSE);
    if (pause > 0) this.#timer = setTimeout(() => this.#move(), pause);
    else this.#arrive();
  }

  #arrive(): void {
    this.stop();
    this.at = this.note.at;
  }
}

/** What is said to a move: to this very one, to its kind, or to any. */
export function answerTo(note: Note, move: string): Block[] {
  const kind = move.split(' ')[0];
  const keys = [move, kind, ''];
  for (const key of keys) {
    const answer = note.answers.find(({ move }) => move === key);
    if (answer) return answer.text;
  }
  return [];
}
