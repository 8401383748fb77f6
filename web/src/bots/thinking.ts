/** Answering the requests of a page: the engines, each started when it is first needed. */
import type { Description, GameName } from './description.ts';
import { Engine } from './engine.ts';
import type { Reply, Request, Thought } from './messages.ts';
import type { Network } from './network.ts';

/** Start the engine of a game. */
type Load = (game: GameName) => Promise<Engine>;

/** Fetch the network of a game: only those who play against it need it. */
type LoadNetwork = (game: GameName, description: Description) => Promise<Network>;

export class Thinking {
  private readonly engines = new Map<GameName, Promise<Engine>>();

  private readonly load: Load;
  private readonly loadNetwork: LoadNetwork;

  constructor(load: Load, loadNetwork: LoadNetwork) {
    this.load = load;
    this.loadNetwork = loadNetwork;
  }

  async answer(request: Request): Promise<Reply> {
    const { id } = request;
    const game = 'warm' in request ? request.warm : request.game;
    try {
      const engine = await this.engine(game);
      if ('warm' in request) return { id, move: '' };
      await this.equip(engine, request);
      return { id, move: moveOf(engine, request) };
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) this.engines.clear(); // one stopped midway
      return { id, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Fetch the network if the bot plays by it; if it cannot be had, the heuristic plays meanwhile. */
  private async equip(
    engine: Engine,
    { game, players, options, bot, exact }: Thought,
  ): Promise<void> {
    engine.begin(players, options);
    if (!engine.lacksNetwork(bot)) return;
    engine.network = await this.loadNetwork(game, engine.description).catch((problem: unknown) => {
      if (exact) throw problem;
      return undefined;
    });
  }

  private engine(game: GameName): Promise<Engine> {
    const known = this.engines.get(game);
    if (known) return known;
    const engine = this.load(game);
    this.engines.set(game, engine);
    engine.catch(() => this.engines.delete(game)); // the network may come back
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
