/** What this browser keeps of the exercises: days in a row, today's answer, and first attempts. */
import { after, type DaysInARow } from './daily';
import { recall, remember } from '$lib/device/storage';

const KEY = 'medici-exercises';
const NONE: ExerciseProgress = { day: 0, length: 0, longest: 0, id: '', move: '', first: {} };

export interface ExerciseProgress extends DaysInARow {
  id: string; // the exercise of a day that was answered last
  move: string; // and how
  first: Record<string, boolean>; // by the id of an exercise: whether the first attempt was right
}

/** What is kept; nothing if it is none of ours. */
export function recallRun(): ExerciseProgress {
  const kept = recall(KEY) as Partial<ExerciseProgress> | null;
  if (typeof kept !== 'object' || kept === null) return NONE;
  const numbers = [kept.day, kept.length, kept.longest];
  const sound = numbers.every((number) => Number.isInteger(number) && Number(number) >= 0);
  return sound && typeof kept.id === 'string' && typeof kept.move === 'string'
    ? ({ ...kept, first: attempts(kept.first) } as ExerciseProgress)
    : NONE;
}

/** First attempts, as far as they are any; earlier versions kept none. */
function attempts(kept: unknown): Record<string, boolean> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, right]) => typeof right === 'boolean'));
}

/** Keep the first attempt at an exercise, and with a day the first answer of it. */
export function keepAnswer(
  today: number | null,
  id: string,
  move: string,
  right: boolean,
): ExerciseProgress {
  const before = recallRun();
  const first = { [id]: right, ...before.first };
  const counts = today !== null && before.day < today;
  const kept = counts ? { ...after(before, today, right), id, move, first } : { ...before, first };
  remember(KEY, kept);
  return kept;
}
