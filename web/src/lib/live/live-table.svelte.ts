/** A table that is played on by its events. It resumes by itself, and shows steps one by one. */
import { untrack } from 'svelte';
import type { Connect, Connection, WireStatus } from './connection';
import { Follower, type SeatHandover, type News, type UndoneDecision } from './follower';
import { isPrepared, prepareGame } from '$lib/game/prepare';
import type { Game as Played } from '$medici/record/game.js';
import { calledSeats } from '../text/names';
import { ApiError, problem } from '../server/api';
import { session } from '../server/session.svelte';
import { fastForward, finishMotion } from '../device/motion.svelte';
import { ownPace } from './pace';
import { StepQueue } from './step-queue.svelte';
import type {
  Command,
  Events,
  Game,
  Order,
  OrderCommand,
  Scene,
  Scored,
  Step,
  TableView,
} from '$wire';
import { random } from '../device/random';

const RETURNS = 25; // tries to take one's seat back from a bot that is just about to move,
const RETURN_EVERY = 400; // milliseconds apart

/** The clock of the seat to act. */
export interface Running {
  seat: number;
  deadline: number; // when it will have run out
  had: number; // seconds, when it began to run
}

export class LiveTable {
  status: WireStatus = $state('connecting');
  pending: string | null = $state(null); // a move that was sent and is not confirmed yet
  lastError: ApiError | null = $state.raw(null); // the last refusal, until it is set to null
  away: number[] = $state.raw([]); // the seats of people who are not here now
  taken: UndoneDecision[] = $state.raw([]); // what was taken back, for the log
  gone = $state(false); // there is no such table: it will not come back
  orders: Order[] = $state.raw([]); // given in advance, which nobody else sees
  readonly local: boolean; // whether it is a table of this browser
  comings: SeatHandover[] = $state.raw([]); // who left a seat to another, and who came back
  #latest: TableView | null = $state.raw(null);
  #stage = new StepQueue(
    () => this.#pace(),
    (seat) => this.#latest?.seats[seat]?.yours ?? false,
  );
  #wire: Connection;
  #follower = new Follower();
  #undoing = false;
  #arriving: Promise<void> | null = null; // messages that wait for their game
  #doubted = false; // whether all events were asked for again, since one did not fit

  /** Whose clock runs, or rests, now: also while older steps are on show. */
  clock: Running | null = $derived.by(() => {
    const { actor, deadline, clocks } = this.#latest ?? {};
    if (typeof actor !== 'number' || deadline == null || !clocks) return null;
    return { seat: actor, deadline, had: clocks[actor] ?? 0 };
  });

  /** Whether what is on show is how the table stands now. */
  settled = $derived(this.#stage.behind === 0);

  /** The table as far as it is on show: nobody is asked to move in a scene that has passed. */
  view: TableView | null = $derived.by(() => {
    if (!this.#latest) return null;
    const latest = {
      ...this.#latest,
      seats: calledSeats(this.#latest.seats),
      chat: this.#latest.chat.filter(({ player }) => !isMuted(player)),
    };
    if (this.settled) return latest;
    return {
      ...latest,
      phase: latest.phase === 'over' ? 'running' : latest.phase,
      actor: this.scene?.actor ?? null,
      result: null,
      days: latest.days.slice(0, this.log.filter((step) => step.scored).length),
      legal: [],
    };
  });

  /** Whether something was said by people whom one does not hear. */
  chatHidden = $derived(this.#latest?.chat.some(({ player }) => isMuted(player)) ?? false);

  constructor(
    readonly id: string,
    house: Connect,
  ) {
    this.#wire = untrack(
      () =>
        new house(id, {
          seq: () => this.#follower.seq,
          heard: (events) => this.#heard(events),
          away: (seats) => (this.away = seats),
          ordered: (orders) => (this.orders = orders),
          status: (status) => (this.status = status),
          failed: (error) => this.#failed(error),
          dismissed: () => session.askAnew(),
          rested: () => Promise.race([this.#stage.rested(), unseen()]),
        }),
    );
    this.local = this.#wire.local;
  }

  /** Whether the game has come to its end, though that may not be on show yet. */
  get over(): boolean {
    return this.#latest?.phase === 'over' || this.#latest?.phase === 'cancelled';
  }
  /** The game itself, perhaps further on than what is on show. */
  get game(): Played | null {
    return this.#follower.game;
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

  /** Whether the end of a day is on show, and nothing of it has been counted. */
  get counting(): boolean {
    return this.#stage.counting;
  }

  /** Show everything that has happened at once. */
  skip(): void {
    this.#stage.skip();
    finishMotion();
  }

  /** Whether everything is shown as soon as it happens, until somebody here must act. */
  get fast(): boolean {
    return fastForward.on;
  }
  set fast(fast: boolean) {
    if (fast === fastForward.on) return;
    fastForward.on = fast;
    if (fast) this.skip();
  }

  async move(text: string): Promise<boolean> {
    this.pending = text;
    this.#stage.release();
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
  resign = () => this.#command({ type: 'resign' });
  chat = (text: string) => this.#command({ type: 'chat', text });
  rematch = () => this.#command({ type: 'rematch' });
  cancel = () => this.#command({ type: 'cancel' });
  setPace = (pace: number | null) => this.#command({ type: 'set-pace', pace });
  /** For what is asked of a table now and then. */
  command = (command: Command) => this.#command(command);

  /** Take one's last decision back; a bot that answers at this moment is no hindrance. */
  async undo(): Promise<boolean> {
    if (this.#undoing) return false;
    this.#undoing = true;
    const ask = () => this.#ask({ type: 'undo' }, this.#latest?.seq);
    let refused = await ask();
    if (refused?.code === 'stale' && this.#latest?.can_undo) refused = await ask();
    this.#undoing = false;
    return this.#done(refused);
  }

  /** Take one's seat back, after the decision of the bot for which one's time was up. */
  async return_(): Promise<boolean> {
    let refused = await this.#ask({ type: 'return' });
    for (let tries = 1; refused?.code === 'not-your-turn' && tries < RETURNS; tries++) {
      await new Promise((done) => setTimeout(done, RETURN_EVERY));
      refused = await this.#ask({ type: 'return' });
    }
    return this.#done(refused);
  }

  /** Say that one has seen the scoring: the clocks may run on. If they do already, so be it. */
  goOn(): void {
    if (this.#latest?.clocks) void this.#ask({ type: 'go-on' });
  }

  /** Be somebody with a name, which the house is told; whether it was taken. */
  async introduce(name: string): Promise<boolean> {
    try {
      await session.ensure(name);
      this.#wire.reconnect(); // the socket was an onlooker's
      return true;
    } catch (thrown) {
      return this.#done(problem(thrown));
    }
  }

  /** Give an order in advance, or take it back. */
  async order(command: OrderCommand): Promise<boolean> {
    try {
      await this.#wire.order?.(command);
      return true;
    } catch (thrown) {
      return this.#done(problem(thrown));
    }
  }

  close(): void {
    fastForward.on = false;
    this.#wire.close();
    this.#stage.stop();
  }

  /** Seconds that a bid stays on show: never longer than the bots of a server take for one. */
  #pace(): number {
    if (fastForward.on) return 0;
    const pace = this.#latest?.pace ?? null;
    if (pace === null) return ownPace();
    return this.local ? pace : Math.min(pace, ownPace());
  }

  /** Whether it was carried out; why not is then in lastError. */
  async #command(command: Command, seq?: number): Promise<boolean> {
    return this.#done(await this.#ask(command, seq));
  }

  #done(refused: ApiError | null): boolean {
    if (refused) this.lastError = refused;
    return refused === null;
  }

  /** Why it was not carried out; null if it was. */
  async #ask(command: Command, seq?: number): Promise<ApiError | null> {
    try {
      await this.#wire.command(command, seq);
      return null;
    } catch (thrown) {
      return problem(thrown).worded();
    }
  }

  /** A message is heard once its game can be played and told here, and after those before it. */
  #heard(events: Events): void {
    const [first] = events.events;
    const game = first?.type === 'table-created' ? (first.game as Game) : null;
    if (!this.#arriving && (!game || isPrepared(game))) return this.#hear(events);
    const before = this.#arriving ?? Promise.resolve();
    const arriving = before
      .then(() => (game ? prepareGame(game) : undefined))
      .then(() => this.#hear(events))
      .catch((thrown: unknown) => this.#failed(problem(thrown)))
      .finally(() => {
        if (this.#arriving === arriving) this.#arriving = null;
      });
    this.#arriving = arriving;
  }

  #hear(events: Events): void {
    let news: News | null;
    try {
      news = this.#follower.hear(events);
    } catch (thrown) {
      this.#doubt(problem(thrown));
      return;
    }
    if (!news) return;
    this.#doubted = false;
    if (events.you !== undefined && !this.local) this.away = []; // until it is said anew
    this.taken = this.#follower.taken;
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
    const paced = view.pace !== this.#latest?.pace;
    this.#latest = view;
    this.comings = [...this.#follower.comings];
    if (paced) this.#stage.release();
    if (fresh.some((step) => step.move === this.pending)) this.pending = null;
    if (jump) {
      const log = this.#follower.log;
      // A day that was scored while we were away is still worth a look.
      const day = seen === null ? null : fresh.findLast((step) => step.n > seen && step.scored);
      if (day) this.#stage.count(this.#follower.day(day), log, scene);
      else this.#stage.jump(scene, log);
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

const isMuted = (player: string): boolean => session.me?.shunned?.includes(player) ?? false;

/** Done when nobody looks at the page: then nothing has to wait for eyes. */
function unseen(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (document.visibilityState !== 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      done();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}
