/** The way to a table: over a socket to the server, or to the house in this browser. */
import type { ApiError } from './problems';
import type { Command, Events } from './wire-types';

export type WireStatus = 'connecting' | 'live' | 'lost'; // once lost, lost until it is live again

export interface Listener {
  seq: () => number | null; // the last event that was heard; null: all are wanted
  heard: (events: Events) => void;
  status: (status: WireStatus) => void;
  failed: (error: ApiError) => void; // for good
}

export interface Connection {
  /** Ask for something; done once it is stored, refused with an ApiError. */
  command: (command: Command, seq?: number) => Promise<void>;
  /** Say hello anew: as somebody else perhaps, or for all events once more. */
  reconnect: () => void;
  close: () => void;
}

export type Connect = new (table: string, listener: Listener) => Connection;
