/** The state of the screen of a running game: whose turn it is, what is open, and what is said. */
import { untrack } from 'svelte';
import { rollTime } from '$art/tumble';
import { play } from '$lib/device/sound';
import { settings } from '$lib/device/settings.svelte';
import type { LiveTable } from '$lib/live/live-table.svelte';
import { onkey } from '$lib/page/keys';
import { setTurn } from '$lib/page/notify';
import { over as lookup } from '$lib/page/overlay.svelte';
import { go } from '$lib/page/router.svelte';
import { t } from '$lib/text/i18n.svelte';
import { moverOf, tableNames, tableSeats } from '$lib/text/names';
import type { Scored, Step, TableView } from '$wire';
import type { TableAction } from '../menu/Menu.svelte';
import { handover, TapGuard } from './handover.svelte';
import { LastLook } from './last-look.svelte';
import { loadScoring, prepareCost } from './lazy';
import type { Tab } from './SidePanel.svelte';
import { alone, asked, counts, awaited, nature, own, takenOver, viewer, yourTurn } from './turn';

interface Inputs {
  live: LiveTable;
  view: TableView;
  local: boolean; // whether it is a table of this browser
}

/** Made while a component is, or in an effect: its own effects end with that. */
export class GameScreenState {
  tab: Tab = $state('log');
  sideOpen = $state(false); // on a small screen: log and chat
  menuOpen = $state(false);
  menuUsed = $state(false); // whether the menu was ever opened
  tableShown = $state(false); // the table instead of the end, after the game
  askingRematch = $state(false);
  readFrom = $state.raw<{ n: number } | null>(null); // the step from which the log is to be read
  reopened = $state.raw<Scored | null>(null); // a scoring that is looked at once more
  scored = $state.raw<Scored | null>(null); // the scoring on show
  bottomSeat = $state<number | null>(null);
  #thrown = $state.raw<Step | null>(null); // the roll that was thrown last
  #hintAt = $state<number | null>(null); // a hint was asked for after so many steps
  #lossSeen = $state(false); // whether one knows of the bot that has taken one's seat
  #chatRead: number = $state(0); // so many messages

  readonly guard = new TapGuard();
  readonly lastLook: LastLook;
  #inputs: () => Inputs;
  #wide: { readonly current: boolean };

  constructor(inputs: () => Inputs, wide: { readonly current: boolean }) {
    this.#inputs = inputs;
    this.#wide = wide;
    const { live, view } = untrack(inputs);
    this.lastLook = untrack(() => new LastLook(view.table, () => live.log.at(-1)?.n ?? 0));
    this.#chatRead = untrack(() => view.chat.length);
    this.#watch();
  }

  get live(): LiveTable {
    return this.#inputs().live;
  }
  get view(): TableView {
    return this.#inputs().view;
  }
  get local(): boolean {
    return this.#inputs().local;
  }
  get wide(): boolean {
    return this.#wide.current;
  }

  scene = $derived(this.live.scene);
  actor = $derived(this.scene?.actor ?? null);
  seats = $derived(tableSeats(this.view.seats)); // called by their first names
  names = $derived(tableNames(this.view.seats));
  ownSeats = $derived(own(this.view.seats));
  shared = $derived(this.ownSeats.length > 1); // whether several people share this device
  alone = $derived(alone(this.view.seats) && !counts(this.view)); // nobody else could mind a hint
  over = $derived(this.view.phase === 'over' || this.view.phase === 'cancelled');
  endShown = $derived(this.over && !this.tableShown);
  small = $derived(!this.wide && !this.endShown);

  yourTurn = $derived(this.view.phase === 'running' && yourTurn(this.view.seats, this.actor));
  /** Whether an order that was given in advance answers at once. */
  #answered = $derived.by(() => {
    const { scene, actor } = this;
    if (scene?.game !== 'board' || scene.phase !== 'auction') return false;
    const stands = (deck: number | null | undefined) => (deck ?? scene.deck) === scene.deck;
    return this.live.orders.some(({ seat, deck }) => seat === actor && stands(deck));
  });
  /** Whether somebody here is to decide now. */
  called = $derived(this.yourTurn && this.live.settled && !this.#answered);

  /** Whether one's own roll waits in one's hand: before it is thrown, nothing tells of it. */
  held = $derived(
    this.called &&
      settings.roll &&
      rollTime() > 0 &&
      this.live.last !== this.#thrown &&
      this.live.last?.move.startsWith('roll') === true,
  );
  hintable = $derived(this.called && !this.held && this.view.legal.length > 1);
  /** Whether a hint is on show: it is for one position, and goes with it. */
  hinted = $derived(this.hintable && this.#hintAt === this.live.log.length);
  log = $derived(this.held ? this.live.log.slice(0, -1) : this.live.log);

  /** The seat that belongs at the bottom; where a device is passed on, its player is asked first. */
  nextSeat = $derived(viewer(this.view.seats, this.actor, this.bottomSeat));
  handingOver = $derived(
    this.shared &&
      handover.asks &&
      this.bottomSeat !== null &&
      this.nextSeat !== this.bottomSeat &&
      !this.over,
  );

  /** A seat of this device that a bot plays for its owner. */
  lostSeat = $derived(this.view.phase === 'running' ? takenOver(this.view.seats) : null);
  lossShown = $derived(
    this.lostSeat !== null &&
      !this.live.over &&
      this.view.seats[this.lostSeat]?.taken_over === 'clock' &&
      !this.#lossSeen,
  );
  lossText = $derived.by(() => {
    const seat = this.lostSeat === null ? undefined : this.view.seats[this.lostSeat];
    if (!seat?.taken_over) return '';
    if (this.view.paused) return t('table-paused-yours');
    const who = seat.stand_in ?? '';
    return this.shared
      ? t(`table-taken-${seat.taken_over}`, { who, name: this.names[this.lostSeat ?? 0] ?? '' })
      : t(`table-taken-you-${seat.taken_over}`, { who });
  });

  #chatShown = $derived(this.tab === 'chat' && (this.wide || this.sideOpen));
  unread = $derived(this.#chatShown ? 0 : Math.max(0, this.view.chat.length - this.#chatRead));

  /** What the table waits for, in words. */
  status = $derived.by(() => {
    const { view, live, scene, actor } = this;
    if (view.phase === 'cancelled') return t('table-cancelled');
    if (view.paused) return t('table-paused');
    if (live.counting) return t('table-counting', { game: view.game });
    if (!scene || actor === null) return t('table-over');
    if (actor === 'nature') return t(nature(scene));
    const name = this.yourTurn ? (this.names[actor] ?? '') : moverOf(view.seats, actor);
    if (!this.yourTurn) {
      const away = live.away.includes(actor) && view.seats[actor]?.bot === null;
      if (away) return t(view.clocks ? 'company-away-turn' : 'company-waits', { name });
      return t(awaited(scene), { name });
    }
    const what = t(this.held ? 'table-ask-roll' : asked(scene, view.legal));
    return this.shared ? t('table-turn-named', { name, what }) : t('table-turn-yours', { what });
  });

  #watch(): void {
    // A scoring that comes while one is told of a lost seat waits behind that.
    $effect(() => {
      const { scoring } = this.live;
      if (!this.lossShown || (!scoring && !this.reopened)) this.scored = scoring ?? this.reopened;
    });
    $effect(() => {
      if (this.lostSeat === null) this.#lossSeen = false;
    });
    $effect(() => this.lastLook.follow());
    $effect(() => {
      if (!this.handingOver) this.bottomSeat = this.nextSeat;
    });
    $effect(() => this.guard.watch(this.bottomSeat));
    $effect(() => onkey('?', () => lookup.show('keys', this.view.game)));
    $effect(() => {
      if (this.#chatShown) this.#chatRead = this.view.chat.length;
    });
    $effect(() => {
      if (this.scored) loadScoring().catch(() => this.closeScoring()); // the log can show it later
    });
    $effect(() => {
      if (!this.hinted) this.hint(false);
    });
    $effect(() => setTurn(this.called, t('table-title', { game: this.view.game })));
    $effect(() => {
      if (this.called) play('turn');
    });
    $effect(() => {
      if (this.live.last && !this.held) play(this.live.last);
    });
  }

  move(text: string): void {
    const { live } = this;
    if (live.pending || this.guard.holds) return;
    this.lastLook.moved();
    const showMoveCost = settings.practice && this.alone && prepareCost(live, this.names);
    void live.move(text).then((made) => made && showMoveCost && showMoveCost());
  }

  hint(wanted: boolean): void {
    this.#hintAt = wanted ? this.live.log.length : null;
  }

  throwDice(): void {
    this.#thrown = this.live.last;
  }

  /** Leave the game in one of the ways that the menu offers. */
  async quit(how: TableAction): Promise<void> {
    const done = await this.live[how]();
    if (done && how !== 'resign') go('/');
  }

  async rematch(): Promise<void> {
    this.askingRematch = true;
    await this.live.rematch();
    this.askingRematch = false;
    const next = this.live.view?.rematch;
    if (next) go(this.local ? `/local/${next}` : `/tables/${next}?again`);
  }

  /** At a table of this browser it is also how fast the next ones are. */
  setPace(pace: number | null): void {
    if (this.local) settings.pace = pace;
    void this.live.setPace(pace);
  }

  openMenu(): void {
    this.menuOpen = this.menuUsed = true;
  }

  openSide(tab: Tab): void {
    this.tab = tab;
    this.sideOpen = true;
  }

  readSince(n: number): void {
    this.readFrom = { n };
    this.tab = 'log';
    this.sideOpen = !this.wide;
  }

  closeScoring(): void {
    if (this.live.scoring) {
      this.live.scoring = null;
      this.live.goOn();
    } else this.reopened = null;
  }

  /** One may play on later: the bot keeps the seat for now. */
  leaveSeatToBot(): void {
    this.#lossSeen = true;
  }

  /** The next player has taken the device. */
  takeDevice(): void {
    this.bottomSeat = this.nextSeat;
  }
}
