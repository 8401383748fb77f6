/** Lets a replay run: one step after the other until it ends or somebody stops it. */
export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state(1); // steps in a second
  last = $state(0);

  /** Begin with another game, at a position. */
  open(last: number, at: number): void {
    this.playing = false;
    this.last = last;
    this.at = Math.max(0, Math.min(last, at));
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.playing = false;
  }

  /** From the end it begins again. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing && this.last > 0;
  }

  /** For use in an effect: takes the next step when it is due. */
  run(): (() => void) | undefined {
    if (!this.playing || this.at >= this.last) return undefined;
    const timer = setTimeout(() => this.go(this.at + 1), 1000 / this.speed);
    return () => clearTimeout(timer);
  }
}
