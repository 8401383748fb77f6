/** What a game's module exports: its rules by their names. Addresses, lengths and numbers go in. */

type Address = number;

export interface Exports {
  memory: WebAssembly.Memory;
  heap: WebAssembly.Global;
  new: (t: Address, players: number, variant: number) => void;
  play(t: Address, action: number): void;
  can(t: Address, action: number): number;
  legal(t: Address, out: Address, length: number): number;
  nature_move(t: Address, source: Address, length: number): number;
  ways(t: Address): number;
  outcome(t: Address, way: number): number;
  weight(t: Address, action: number): number;
  total(t: Address, seat: number): number;
  wins(t: Address, seat: number): number;
  random_move(t: Address, source: Address, length: number): number;
  weighed_move(t: Address, mind: Address): number;
  candidates(t: Address, mind: Address, width: number, out: Address, length: number): number;
  begin_search(...search: number[]): void;
  search_on(...search: number[]): number;
  explore(...search: number[]): void;
  // in the module of those who review alone:
  weigh?(...trial: number[]): void;
  weigh_lot?(...trial: number[]): void; // of the board game
  look?(...sight: number[]): void;
  look_alone?(...sight: number[]): void;
  play_many(
    tables: Address,
    length: number,
    players: number,
    variant: number,
    games: number,
    source: Address,
    sources: number,
  ): number;
}
