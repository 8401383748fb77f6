/** Answering the requests of a page: the engines, each started when it is first needed. */
import type { GameName } from './description.ts';
import { Engine } from './engine.ts';
import type { Reply, Request, Thought } from './thoughts.ts';

/** Start the engine of a game; it may have the eye for so many players. */
type Load = (game: GameName, eyeFor?: number) => Promise<Engine>;

export class Thinking {
  private readonly engines = new Map<string, Promise<Engine>>();

  private readonly load: Load;

  constructor(load: Load) {
    this.load = load;
  }

  async answer(request: Request): Promise<Reply> {
    const { id } = request;
    const game = 'warm' in request ? request.warm : request.game;
    try {
      const engine = await this.engine(game);
      if ('warm' in request) return { id, move: '' };
      const { bot, players } = request;
      const asks = engine.game.searches[bot]?.evenings.includes(players);
      return { id, move: moveOf(asks ? await this.engine(game, players) : engine, request) };
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) this.engines.clear(); // one stopped midway
      return { id, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  private engine(game: GameName, eyeFor?: number): Promise<Engine> {
    const name = `${game}-${eyeFor}`;
    const known = this.engines.get(name);
    if (known) return known;
    const engine = this.load(game, eyeFor);
    this.engines.set(name, engine);
    engine.catch(() => this.engines.delete(name)); // the network may come back
    return engine;
  }
}

/** Play a game as far as it has come, and ask the bot. */
function moveOf(engine: Engine, thought: Thought): string {
  engine.begin(thought.players, thought.options);
  for (const move of thought.moves) engine.play(move);
  const { rollouts, seconds } = thought;
  const own = rollouts === undefined && seconds === undefined;
  return engine.choose(thought.bot, thought.seed, own ? undefined : { rollouts, seconds });
}
