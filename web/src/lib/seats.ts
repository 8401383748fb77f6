/** Seats around a table, clockwise. */

/** All other seats, clockwise from the one on the left of this seat. */
export const seatsAfter = (seat: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
