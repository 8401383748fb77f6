/** The socket of a table: comes back by itself, and sends a command until it is answered. */
import { api } from './api';
import type { Connection, Listener } from './connection';
import { ApiError } from './problems';
import type { Command, Message } from './wire-types';

interface Sent {
  text: string;
  done: () => void;
  refused: (error: ApiError) => void;
}

const FIRST_PAUSE = 100; // milliseconds before coming back, twice as long each time
const LONGEST_PAUSE = 5_000;
const PING_EVERY = 20_000;
const PING_PATIENCE = 8_000;
const AGAIN = 250; // before a command is sent again that could not be stored
const GONE = ['no-table', 'not-found', 'forbidden']; // it makes no sense to come back

export class Wire implements Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Sent>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Send a command; it is done once the server says that it is stored. */
  command(command: Command, seq?: number): Promise<void> {
    const id = random(8);
    const text = JSON.stringify({ ...command, cmd_id: id, seq });
    return new Promise((done, refused) => {
      this.#waiting.set(id, { text, done, refused });
      this.#send(text);
    });
  }

  /** Connect anew, as somebody else perhaps. */
  reconnect(): void {
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
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
    socket.onclose = () => this.#lost(opened);
    this.#socket = socket;
  }

  #opened(socket: WebSocket): void {
    this.#pause = FIRST_PAUSE;
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
    if (message.type === 'events') this.listener.heard(message);
    if (!sent || !('cmd_id' in message) || !message.cmd_id) return;
    this.#waiting.delete(message.cmd_id);
    if (message.type === 'ok') sent.done();
    else sent.refused(new ApiError(message.code, message.message));
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
    for (const { refused } of this.#waiting.values()) refused(error);
    this.#waiting.clear();
    this.listener.failed(error);
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

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** See whether the other side is still there. */
  #ping(patience: number): void {
    this.#send('{"type":"ping"}');
    this.#patience ??= setTimeout(() => this.#lost(true), patience);
  }

  /** Back from sleep or from a dead spot: do not wait for the next attempt. */
  #wake = () => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping(PING_PATIENCE / 2);
    else if (!this.#socket) this.#connect();
  };
}

/** So many random bytes, in hexadecimal. */
export function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
