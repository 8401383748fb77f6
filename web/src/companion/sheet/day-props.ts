/** What everything is given that enters a day of a score sheet. */
import type { ReckonedDay, ScoreSheet } from '$wire';

export interface DayProps {
  sheet: ScoreSheet;
  day: ReckonedDay;
  number: number; // of the day, from 0 on
  change: (make: (sheet: ScoreSheet) => ScoreSheet) => boolean;
}
