/** The socket of a table: comes back by itself, and sends a command until it is answered. */
import { api, ApiError } from '../server/api';
import type { Connection, Listener } from './connection';
import { Witness } from '../fair/witness';
import { random } from '../device/random';
import type { Command, Message, OrderCommand } from '$wire';

interface Sent {
  text: string;
  done: () => void;
  refused: (error: ApiError) => void;
}

const FIRST_PAUSE = 100; // milliseconds before coming back, twice as long each time
const LONGEST_PAUSE = 5_000;
const PING_EVERY = 10_000;
const PING_PATIENCE = 4_000;
const AGAIN = 250; // before a command is sent again that could not be stored
const DISMISSED = 4001; // the code of a socket whose player was forgotten or signed out
const GONE = ['no-table', 'not-found', 'forbidden']; // it makes no sense to come back

export class Wire implements Connection {
  readonly local = false;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Sent>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #witness: Witness;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#witness = new Witness(table);
    addEventListener('online', this.#back);
    addEventListener('offline', this.#away);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Send a command; it is done once the server says that it is stored. */
  command(command: Command | OrderCommand, seq?: number): Promise<void> {
    const id = random(8);
    const text = JSON.stringify({ ...command, cmd_id: id, seq });
    const seed = command.type === 'join' ? command.seed : null;
    if (seed !== null) this.#witness.sends(seed);
    return new Promise((answered, refused) => {
      const done = () => {
        if (seed !== null) this.#witness.joined(seed);
        answered();
      };
      this.#waiting.set(id, { text, done, refused });
      this.#send(text);
      if (this.#open) this.#wait(PING_PATIENCE); // no answer: nobody is there
    });
  }

  order = (command: OrderCommand) => this.command(command);

  /** Connect anew, as somebody else perhaps. */
  reconnect(): void {
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#back);
    removeEventListener('offline', this.#away);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`;
    const socket = new WebSocket(url);
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#opened(socket);
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as Message);
    socket.onclose = ({ code }) => {
      if (code === DISMISSED) this.#dismissed();
      this.#lost(opened);
    };
    this.#socket = socket;
  }

  #opened(socket: WebSocket): void {
    this.#pause = FIRST_PAUSE;
    this.listener.ordered?.([]); // those that stand are told after the hello
    socket.send(JSON.stringify({ type: 'hello', seq: this.listener.seq(), log: true }));
    for (const { text } of this.#waiting.values()) socket.send(text);
    this.#pinger = setInterval(() => this.#ping(PING_PATIENCE), PING_EVERY);
    this.listener.status('live');
  }

  #heard(message: Message): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    const sent = 'cmd_id' in message && message.cmd_id ? this.#waiting.get(message.cmd_id) : null;
    if (message.type === 'error' && message.code === 'unavailable' && sent) {
      setTimeout(() => this.#send(sent.text), AGAIN);
      return;
    }
    if (message.type === 'events') {
      this.#witness.hears(message.events);
      this.listener.heard(message);
    }
    if (message.type === 'presence') this.listener.away?.(message.away);
    if (message.type === 'orders') this.listener.ordered?.(message.orders);
    if (!sent || !('cmd_id' in message) || !message.cmd_id) return;
    this.#waiting.delete(message.cmd_id);
    if (message.type === 'ok') sent.done();
    else sent.refused(new ApiError(message.code, message.message, null, message));
  }

  #lost(opened: boolean): void {
    this.#drop();
    if (this.#closed) return;
    this.listener.status('lost');
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    this.#timer = setTimeout(() => (opened ? this.#connect() : void this.#retry()), pause);
  }

  /** After a handshake that failed: browsers do not say why, so the server is asked. */
  async #retry(): Promise<void> {
    try {
      await api.table(this.table);
    } catch (thrown) {
      if (thrown instanceof ApiError && GONE.includes(thrown.code)) {
        this.#giveUp(thrown);
        return;
      }
    }
    if (!this.#socket) this.#connect();
  }

  #giveUp(error: ApiError): void {
    this.close();
    this.#refuse(error);
    this.listener.failed(error);
  }

  /** What was asked in one name is not asked again in another. */
  #dismissed(): void {
    this.#refuse(new ApiError('no-session', 'no longer signed in'));
    this.listener.dismissed?.();
  }

  #refuse(error: ApiError): void {
    for (const { refused } of this.#waiting.values()) refused(error);
    this.#waiting.clear();
  }

  /** Forget the socket without waiting for its end. */
  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  get #open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #send(text: string): void {
    if (this.#open) this.#socket?.send(text);
  }

  /** See whether the other side is still there. */
  #ping(patience: number): void {
    this.#send('{"type":"ping"}');
    this.#wait(patience);
  }

  /** Whatever is heard ends the wait. */
  #wait(patience: number): void {
    this.#patience ??= setTimeout(() => this.#lost(true), patience);
  }

  /** The device says that it has no network: an open socket would not say so for long. */
  #away = () => {
    if (this.#socket) this.#lost(true);
  };

  /** The network is back: an attempt that began without it is worth nothing. */
  #back = () => {
    if (this.#open) this.#ping(PING_PATIENCE / 2);
    else this.reconnect();
  };

  /** Back from sleep or from a dead spot: do not wait for the next attempt. */
  #wake = () => {
    if (document.hidden) return;
    if (this.#open) this.#ping(PING_PATIENCE / 2);
    else if (!this.#socket) this.#connect();
  };
}
