/** The eye: each seat's chance to win in a position; alone the score, and titles (`medici.analysis.eye`). */
import type { Engine } from './engine.ts';
import type { GameName } from './description.ts';

const SEATS = 6;

/** How large the networks are, by game, or for a game alone; Python writes it. */
export interface Eyes {
  hidden: number;
  deep: number;
  features: Record<string, number>;
  outputs: Record<string, number>;
}

/** The networks in a file of weights: a line of JSON with their lengths, then numbers of 32 bits. */
export function networks(file: ArrayBuffer): Map<string, Float32Array> {
  const bytes = new Uint8Array(file);
  const head = bytes.indexOf(10);
  const text = new TextDecoder().decode(bytes.subarray(0, head));
  const found = new Map<string, Float32Array>();
  let start = head + 1;
  for (const [name, length] of Object.entries(JSON.parse(text) as Record<string, number>)) {
    found.set(name, new Float32Array(file.slice(start, start + 4 * length)));
    start += 4 * length;
  }
  return found;
}

export class Eye {
  private readonly engine: Engine;
  private readonly players: number;
  private readonly tables: number;
  private readonly output: number;
  private readonly outputs: number;
  private readonly chances: number;
  private readonly arguments: readonly number[]; // what it works with, as a rule takes it

  constructor(engine: Engine, game: GameName, players: number, eyes: Eyes, file: ArrayBuffer) {
    const { memory } = engine;
    const view = players === 1 ? 'alone' : game;
    const weights = networks(file).get(`${game}-${players}`);
    if (!weights || !eyes.features[view]) throw new Error(`expected an eye for ${game}-${players}`);
    this.engine = engine;
    this.players = players;
    this.outputs = eyes.outputs[view] ?? 1;
    this.tables = memory.room(2 * engine.game.state.size);
    const row = (count: number): number => memory.room(8 * count);
    const at = row(weights.length);
    memory.floats(at, weights.length).set(weights);
    this.output = row(this.outputs);
    this.chances = row(SEATS);
    const features = eyes.features[view];
    this.arguments = [
      ...[
        this.tables,
        2,
        at,
        weights.length,
        row(features),
        features,
        row(eyes.hidden),
        eyes.hidden,
      ],
      ...[row(eyes.deep), eyes.deep, this.output, this.outputs, this.chances, SEATS],
    ];
  }

  /** Each seat's chance in the engine's position; alone the expected score. */
  evaluate(): number[] {
    if (this.players === 1) return [this.outlook().at(-1)!];
    this.face();
    this.engine.rules.evaluate!(...this.arguments);
    return Array.from(this.engine.memory.floats(this.chances, this.players));
  }

  /** Alone: how likely each title is, best first, and at last the expected score. */
  outlook(): number[] {
    this.face();
    this.engine.rules.evaluate_solitaire!(...this.arguments);
    return Array.from(this.engine.memory.floats(this.output, this.outputs));
  }

  /** Put the engine's position before the eye. */
  private face(): void {
    const { memory, game } = this.engine;
    memory.bytes(this.tables, game.state.size).set(this.engine.state());
  }
}
