/** A table that is played on by its events. It resumes by itself, and shows steps one by one. */
import { untrack } from 'svelte';
import type { Connect, Connection, WireStatus } from './connection';
import { Follower, type News } from './follower';
import { calledSeats } from './names';
import { ApiError, problem } from './problems';
import { session } from './session.svelte';
import { Stage } from './stage.svelte';
import type { Command, Events, Scene, Scored, Step, TableView } from './wire-types';
import { random, Wire } from './wire';

export class LiveTable {
  status: WireStatus = $state('connecting');
  pending: string | null = $state(null); // a move that was sent and is not confirmed yet
  lastError: ApiError | null = $state.raw(null); // the last refusal, until it is set to null
  gone = $state(false); // there is no such table: it will not come back
  readonly local: boolean; // whether it is a table of this browser
  #latest: TableView | null = $state.raw(null);
  #stage = new Stage();
  #wire: Connection;
  #follower = new Follower();
  #doubted = false; // whether all events were asked for again, since one did not fit

  /** Whether what is on show is how the table stands now. */
  settled = $derived(this.#stage.behind === 0);

  /** The table as far as it is on show: nobody is asked to move in a scene that has passed. */
  view: TableView | null = $derived.by(() => {
    if (!this.#latest) return null;
    const latest = { ...this.#latest, seats: calledSeats(this.#latest.seats) };
    if (this.settled) return latest;
    return {
      ...latest,
      phase: latest.phase === 'over' ? 'running' : latest.phase,
      actor: this.scene?.actor ?? null,
      result: null,
      legal: [],
      can_undo: false,
    };
  });

  constructor(
    readonly id: string,
    house: Connect = Wire,
  ) {
    this.local = house !== Wire;
    this.#wire = untrack(
      () =>
        new house(id, {
          seq: () => this.#follower.seq,
          heard: (events) => this.#heard(events),
          status: (status) => (this.status = status),
          failed: (error) => this.#failed(error),
        }),
    );
  }

  get scene(): Scene | null {
    return this.#stage.scene;
  }
  get log(): Step[] {
    return this.#stage.log;
  }
  /** The step whose scene is on show; null right after coming in. */
  get last(): Step | null {
    return this.#stage.last;
  }
  /** A scoring that waits to be shown; set it to null when it has been. */
  get scoring(): Scored | null {
    return this.#stage.scoring;
  }
  set scoring(scoring: Scored | null) {
    this.#stage.scoring = scoring;
  }

  /** Show everything that has happened at once. */
  skip(): void {
    this.#stage.skip();
  }

  async move(text: string): Promise<boolean> {
    this.pending = text;
    const made = await this.#command({ type: 'move', move: text }, this.#latest?.seq);
    this.pending = null;
    return made;
  }

  /** Sit down; under another name, once more for somebody at the same device. */
  async join(seat?: number, name?: string): Promise<boolean> {
    try {
      const known = await session.load();
      const me = await session.ensure(name);
      if (!known) this.#wire.reconnect(); // the socket was an onlooker's
      // The seed is one's own part in chance, which nobody else can know before.
      const other = name && name !== me.name ? name : null;
      return await this.#command({ type: 'join', seat, name: other, seed: random(16) });
    } catch (thrown) {
      this.lastError = problem(thrown);
      return false;
    }
  }

  leave = (seat?: number) => this.#command({ type: 'leave', seat });
  seatBot = (seat: number, bot: string) => this.#command({ type: 'seat-bot', seat, bot });
  unseat = (seat: number) => this.#command({ type: 'unseat', seat });
  start = () => this.#command({ type: 'start' });
  undo = () => this.#command({ type: 'undo' }, this.#latest?.seq);
  resign = () => this.#command({ type: 'resign' });
  return_ = () => this.#command({ type: 'return' });
  chat = (text: string) => this.#command({ type: 'chat', text });
  rematch = () => this.#command({ type: 'rematch' });
  cancel = () => this.#command({ type: 'cancel' });

  close(): void {
    this.#wire.close();
    this.#stage.stop();
  }

  /** Whether it was carried out; why not is then in lastError. */
  async #command(command: Command, seq?: number): Promise<boolean> {
    try {
      await this.#wire.command(command, seq);
      return true;
    } catch (thrown) {
      this.lastError = problem(thrown);
      return false;
    }
  }

  #heard(events: Events): void {
    let news: News | null;
    try {
      news = this.#follower.hear(events);
    } catch (thrown) {
      this.#doubt(problem(thrown));
      return;
    }
    if (!news) return;
    this.#doubted = false;
    this.#show(news);
  }

  /** What was heard does not fit: hear everything again, which must fit. */
  #doubt(why: ApiError): void {
    console.error(`table ${this.id} is read anew: ${why.message}`);
    this.#follower = new Follower();
    if (this.#doubted) {
      this.#wire.close();
      this.#failed(new ApiError('misfit', why.message));
      return;
    }
    this.#doubted = true;
    this.#wire.reconnect();
  }

  #show({ view, scene, fresh, jump, undone }: News): void {
    const seen = this.#latest ? this.#stage.known : null;
    this.#latest = view;
    if (fresh.some((step) => step.move === this.pending)) this.pending = null;
    if (jump) {
      this.#stage.jump(scene, this.#follower.log);
      if (seen === null) return;
      // A day that was scored while we were away is still worth a look.
      const scored = fresh.findLast((step) => step.n > seen && step.scored);
      if (scored?.scored) this.#stage.scoring = scored.scored;
    } else if (undone) {
      this.#stage.back(scene, view.moves - fresh.length, fresh);
    } else {
      if (fresh.length === 0 && this.settled) this.#stage.scene = scene;
      this.#stage.add(fresh);
    }
  }

  #failed(error: ApiError): void {
    this.status = 'lost';
    this.gone = true;
    this.lastError = error;
  }
}
