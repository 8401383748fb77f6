/** The way to a table: over a socket to the server, or to the house in this browser. */
import type { ApiError } from '../server/api';
import type { Command, Events, Order, OrderCommand } from '$wire';

export type WireStatus = 'connecting' | 'live' | 'lost'; // once lost, lost until it is live again

export interface Listener {
  seq: () => number | null; // the last event that was heard; null: all are wanted
  heard: (events: Events) => void;
  away?: (seats: number[]) => void; // whose people are not at the table
  ordered?: (orders: Order[]) => void; // all of one's own that stand
  status: (status: WireStatus) => void;
  failed: (error: ApiError) => void; // for good
  dismissed?: () => void; // one is no longer who one was: forgotten, or signed out
  rested?: () => Promise<void>; // done when all that was heard has been seen
}

export interface Connection {
  readonly local: boolean; // whether it leads no further than this browser
  /** Ask for something; done once it is stored, refused with an ApiError. */
  command: (command: Command, seq?: number) => Promise<void>;
  /** Give an order in advance, or take it back; where nobody is waited for there are none. */
  order?: (command: OrderCommand) => Promise<void>;
  /** Say hello anew: as somebody else perhaps, or for all events once more. */
  reconnect: () => void;
  close: () => void;
}

export type Connect = new (table: string, listener: Listener) => Connection;
