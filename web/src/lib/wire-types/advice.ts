// Generated from Python's structs by scripts/browser_types.py; do not edit.
import type { Actor, Line } from './scenes';

/** A move worth thinking of, and what it leads to. */
export interface Candidate {
  move: string; // as the record writes it
  words: Line; // and as one says it: "bid 7", "take fur 3 and dye 2"
  chances: number[]; // of each seat to win, if it is made; alone [1.0]
  totals: number[]; // what each seat ends with
  cost: number; // chance of the mover that is lost against the best; 0 for the best, and alone
  cost_error: number;
  lead: number; // chance ahead of the best other candidate, or behind it; alone points
  lead_error: number;
  total_cost: number; // florins or points that are lost against the best; may be below 0
  total_cost_error: number;
  titles: Record<string, number>; // alone: the chance of each title that came up
}

/** A price between two bounds, which hold it 95 times out of 100. */
export interface Worth {
  price: number;
  low: number;
  high: number;
}

/** What a lot is worth to a seat: having it for that and not having it are equally good. */
export interface FairPrice {
  seat: number;
  purse: number; // florins of the seat, the most that it can pay
  price: number;
  low: number; // bounds that hold the price 95 times out of 100
  high: number;
  most: number; // the highest whole bid at which having the lot is no worse than not having it
  by: 'chance' | 'florins'; // by what it was found; florins where chances tell nothing
  chance: Worth; // the price that leaves the same chance to win, within the purse
  florins: Worth; // the price that leaves the same florins at the end; may be beyond the purse
  capped: boolean; // having the lot is better even for everything that the seat has
  unwanted: boolean; // not having it is better even than getting it for nothing
}

/** What a further card of a good does. */
export interface FurtherWare {
  ware: string;
  ways: number; // out of `Odds.ways`
  florins: number; // what the lot is then worth to the presenter, by florins
  error: number;
}

/** What a further card, not yet known, would do to the lot. */
export interface Further {
  seat: number; // the presenter
  price: FairPrice | null; // of the lot with it; null: the presenter has no room for it
  change: number; // of the presenter's fair price
  change_error: number;
  wares: FurtherWare[];
}

/** In how many of all ways something can come. */
export interface CardShare {
  what: string;
  ways: number;
}

/** The next card: each of the cards not seen is as likely as any other. */
export interface CardOdds {
  ways: number;
  cards: CardShare[];
  goods: CardShare[]; // by good; gold and neutral cards too
  values: CardShare[]; // by value
}

/** All that is said of a position. */
export interface Advice {
  game: string;
  players: string[];
  actor: Actor;
  futures: number; // that the candidates were played in, or the position if there are none
  chances: number[]; // of each seat to win as the position stands
  totals: number[]; // what each seat ends with
  titles: Record<string, number>; // alone: the chance of each title
  candidates: Candidate[]; // the best first; none when nature is to act
  lot: string[]; // board game: the cards for sale, or that may still be joined by others
  bid: number; // the highest so far; 0 if there is none
  prices: FairPrice[]; // of the lot, for each seat that can take it
  further: Further | null;
  odds: CardOdds | null; // of the next card; null where none is to come, and in the dice game
  findings: Line[]; // the same in sentences
}
