/** What everything is given that enters a day of a score sheet. */
import type { ScoreSheet as OpenSheet } from '$medici/interfaces/companion/sheet.js';
import type { ReckonedDay, ScoreSheet } from '$wire';

export interface DayProps {
  sheet: ScoreSheet;
  day: ReckonedDay;
  number: number; // of the day, from 0 on
  change: (edit: (sheet: OpenSheet) => void) => boolean; // whether it was accepted
}
