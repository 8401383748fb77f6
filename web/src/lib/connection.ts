/** The way to a table: over a socket, or to the house in this browser. */
import type { ApiError } from './problems';
import type { Command, Message } from './wire-types';

export type WireStatus = 'connecting' | 'live' | 'lost'; // once lost, lost until it is live again

export interface Listener {
  seq: () => number | null; // what has been seen, for the server to go on from
  heard: (message: Message) => void;
  status: (status: WireStatus) => void;
  failed: (error: ApiError) => void; // for good
}

export interface Connection {
  command(command: Command, seq?: number): Promise<void>;
  reconnect(): void;
  close(): void;
}
