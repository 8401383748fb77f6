/** What the card game's ships would be paid if they were scored as they stand. */
import { UNIT } from '$medici/games/card/scoring.js';
import { shared_ship_pay } from '$medici/games/ranking.js';
import { placeOf, type Place } from '../places';

/** The places of the card game's ships, by what each is worth (C30, C31). */
export const cardShips = (worths: number[]): Place[] =>
  worths.map((_, seat) => ({
    place: placeOf(worths, seat),
    pay: shared_ship_pay(worths, worths.length, seat, UNIT),
  }));
