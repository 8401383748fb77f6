/** The companion's own Python, translated, with its types. Sheets go in and out as plain objects. */
import * as edits from '$medici/interfaces/companion/edits.js';
import { EntryError } from '$medici/interfaces/companion/problem.js';
import { read_sheet } from '$medici/interfaces/companion/read.js';
import { reckon as reckoned } from '$medici/interfaces/companion/reckon.js';
import * as recording from '$medici/interfaces/companion/recording.js';
import { new_sheet } from '$medici/interfaces/companion/sheet.js';
import { step } from '$medici/presentation/playback/step.js';
import { MediciError } from '$medici/record/errors.js';
import { fromPlain, plain } from '$python/runtime.js';
import type { Actor, Asked, Game, Line, Odds, Options, Reckoned } from '$wire';
import type { ScoreSheet, Step } from '$wire';
import type { Played } from './game';

export { sceneOf, type Played } from './game';
export { played, recordOf, replayOf } from './record';

/** A bare record: the moves alone, from which everything follows. */
export interface BareRecord {
  format: 'medici-record/1';
  game: Game;
  players: string[];
  options: Options;
  moves: [Actor, string][];
}

/** The sentence that says why an entry was refused; null if it was something else. */
export const refusal = (thrown: unknown): Line | null =>
  thrown instanceof EntryError ? (plain((thrown as { line: unknown }).line) as Line) : null;

/** Whether Python itself has refused something, and did not fail. */
export const refused = (thrown: unknown): thrown is Error => thrown instanceof MediciError;

export const newSheet = (game: Game, players: string[], options: Options): ScoreSheet =>
  plain(new_sheet(game, players, fromPlain(options))) as ScoreSheet;

/** What was stored as a sheet, or an error that says why it is none. */
export const readSheet = (stored: unknown): ScoreSheet =>
  plain(read_sheet(fromPlain(stored))) as ScoreSheet;

export const reckon = (sheet: ScoreSheet): Reckoned =>
  plain(reckoned(read_sheet(fromPlain(sheet)))) as Reckoned;

/** A sheet after a change; what is refused throws, and the sheet stays as it was. */
function changed(sheet: ScoreSheet, change: (own: unknown) => void): ScoreSheet {
  const own = read_sheet(fromPlain(sheet));
  change(own);
  return plain(own) as ScoreSheet;
}

export const load = (sheet: ScoreSheet, day: number, seat: number, card: string): ScoreSheet =>
  changed(sheet, (own) => edits.load(own, day, seat, card));
export const unload = (sheet: ScoreSheet, day: number, seat: number, place: number): ScoreSheet =>
  changed(sheet, (own) => edits.unload(own, day, seat, place));
export const buy = (sheet: ScoreSheet, day: number, seat: number, price: number): ScoreSheet =>
  changed(sheet, (own) => edits.buy(own, day, seat, price));
export const unbuy = (sheet: ScoreSheet, day: number, purchase: number): ScoreSheet =>
  changed(sheet, (own) => edits.unbuy(own, day, purchase));
export const countMoney = (
  sheet: ScoreSheet,
  day: number,
  seat: number,
  total: number,
): ScoreSheet => changed(sheet, (own) => edits.count_money(own, day, seat, total));
export const byPurchases = (sheet: ScoreSheet, day: number): ScoreSheet =>
  changed(sheet, (own) => edits.by_purchases(own, day));
/** Crosses of a seat, or the circles of the enemy (null). */
export const mark = (
  sheet: ScoreSheet,
  day: number,
  seat: number | null,
  good: number,
  count: number,
): ScoreSheet => changed(sheet, (own) => edits.mark(own, day, seat, good, count));
export const closeDay = (sheet: ScoreSheet): ScoreSheet =>
  changed(sheet, (own) => edits.close_day(own));
export const reopenDay = (sheet: ScoreSheet): ScoreSheet =>
  changed(sheet, (own) => edits.reopen_day(own));

export const asked = (game: Played): Asked => plain(recording.asked(game)) as Asked;
export const odds = (game: Played): Odds => plain(recording.odds(game)) as Odds;
export const rollOf = (faces: string[]): string => recording.roll_of(faces) as string;
export const dieOf = (face: string): number => recording.die_of(face) as number;
export const sheetOf = (game: Played): ScoreSheet => plain(recording.sheet_of(game)) as ScoreSheet;

/** What the last move has led to. */
export const stepTo = (earlier: Played, later: Played): Step => plain(step(earlier, later)) as Step;

/** Another entry in the place of one (null: none), and how many later ones no longer fit. */
export function correct(
  game: Played,
  number: number,
  text: string | null,
): { game: Played; lost: number } {
  return recording.correct(game, number, text) as { game: Played; lost: number };
}
