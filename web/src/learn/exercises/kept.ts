/** What this browser keeps of the exercises: the days in a row, and today's answer. */
import { after, type DaysInARow } from './daily';
import { recall, remember } from '$lib/device/storage';

const KEY = 'medici-exercises';
const NONE: ExerciseProgress = { day: 0, length: 0, longest: 0, id: '', move: '' };

export interface ExerciseProgress extends DaysInARow {
  id: string; // the exercise that was answered last
  move: string; // and how
}

/** What is kept; nothing if it is none of ours. */
export function recallRun(): ExerciseProgress {
  const kept = recall(KEY) as Partial<ExerciseProgress> | null;
  if (typeof kept !== 'object' || kept === null) return NONE;
  const numbers = [kept.day, kept.length, kept.longest];
  const sound = numbers.every((number) => Number.isInteger(number) && Number(number) >= 0);
  return sound && typeof kept.id === 'string' && typeof kept.move === 'string'
    ? (kept as ExerciseProgress)
    : NONE;
}

/** Keep the first answer of a day. */
export function keepAnswer(
  today: number,
  id: string,
  move: string,
  right: boolean,
): ExerciseProgress {
  const before = recallRun();
  if (before.day >= today) return before;
  const kept = { ...after(before, today, right), id, move };
  remember(KEY, kept);
  return kept;
}
