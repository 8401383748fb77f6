/** What a page and the worker that looks at games say to each other. */
import type { Sight } from '$lib/house/sight';
import type { Course } from './course.ts';

export interface Wish {
  course: Course;
  seed: number;
  seconds: number; // that it may take
  only?: number; // the one move that is to be weighed; without it all are
}

/** `part` is how much of the work is done, up to 1. */
export type Report = { sight: Sight; part: number } | { problem: string };
