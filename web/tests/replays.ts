/** Whole games that scripts/fixtures.py has had played, as the server would tell them. */
import board4 from '$fixtures/board-4.json';
import dice1 from '$fixtures/dice-1.json';
import dice3 from '$fixtures/dice-3.json';
import type { BoardScene, Game, Replay, Scene, Step } from '$wire';

export { board4, dice1, dice3 };

type SceneOf<G extends Game> = Extract<Scene, { game: G }>;

/** A scene of the game that is expected. */
export function sceneOf<G extends Game>(game: G, scene: Scene | undefined): SceneOf<G> {
  if (scene?.game !== game) throw new Error(`expected a scene of ${game}; got ${scene?.game}`);
  return scene as SceneOf<G>;
}

/** The step with a number; the first move is 1. */
export function stepOf(replay: Replay, n: number): Step {
  const step = replay.steps.find((each) => each.n === n);
  if (!step) throw new Error(`expected a step ${n}; got ${replay.steps.length} steps`);
  return step;
}

/** The board game's table before the first move, but on another day. */
export const boardOn = (day: number): BoardScene => ({ ...sceneOf('board', board4.start), day });

export const boardScenes: BoardScene[] = board4.steps.map(({ scene }) => sceneOf('board', scene));
