/** The exercises of the house, in a file for each game that is fetched when one is shown. */
import { ApiError } from '$lib/server/api';
import { ofTheDay } from './daily';
import { GAMES } from '$lib/game/games';
import type { Exercise, Game } from '$wire';

const FILES = import.meta.glob<string>('../../../generated/exercises/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function read<T>(name: string): Promise<T> {
  const address = FILES[`../../../generated/exercises/${name}.json`];
  try {
    const answer = address ? await fetch(address) : null;
    if (answer?.ok) return (await answer.json()) as T;
  } catch {
    // not reached, or not whole
  }
  throw new ApiError('unreachable', `the exercises (${name}) cannot be reached`);
}

const exercisesOf = (game: Game): Promise<Exercise[]> => read(game);

/** The exercise of a day. */
export async function exerciseOf(day: number): Promise<Exercise> {
  const { game, place } = ofTheDay(day, await read<number[]>('counts'));
  return at(await exercisesOf(game), place);
}

/** Every exercise, game by game. */
export async function everyExercise(): Promise<Exercise[]> {
  return (await Promise.all(GAMES.map(exercisesOf))).flat();
}

function at(exercises: Exercise[], place: number): Exercise {
  const exercise = exercises[place];
  if (!exercise) throw new ApiError('other', `there is no exercise ${place}`);
  return exercise;
}
