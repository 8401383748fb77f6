/** The eye: each seat's chance to win in a position, alone the score and titles (`medici.eye`). */
import type { Engine } from './engine.ts';

const SEATS = 6;

/** The networks in a file of weights: a line of JSON with their lengths, then numbers of 32 bits. */
export function networks(file: ArrayBuffer): Map<string, Float32Array> {
  const bytes = new Uint8Array(file);
  const head = bytes.indexOf(10);
  const lengths = JSON.parse(new TextDecoder().decode(bytes.subarray(0, head))) as Record<
    string,
    number
  >;
  const found = new Map<string, Float32Array>();
  let start = head + 1;
  for (const [name, length] of Object.entries(lengths)) {
    found.set(name, new Float32Array(file.slice(start, start + 4 * length)));
    start += 4 * length;
  }
  return found;
}

export class Eye {
  private readonly engine: Engine;
  private readonly players: number;
  private readonly tables: number;
  private readonly word: number;
  private readonly words: number;
  private readonly chances: number;
  private readonly arguments: number[];

  constructor(engine: Engine, game: string, players: number, file: ArrayBuffer) {
    const { memory } = engine;
    const view = engine.game.eyes[players === 1 ? 'alone' : 'together'];
    const weights = networks(file).get(`${game}-${players}`);
    if (!view || !weights) throw new Error(`expected an eye for ${game}-${players}`);
    this.engine = engine;
    this.players = players;
    this.words = view.words;
    const room = (count: number): [number, number] => [memory.room(8 * count), count];
    const [at, length] = room(weights.length);
    memory.floats(at, length).set(weights);
    this.tables = memory.room(2 * engine.game.state.size);
    const [signs, hidden, deep] = [view.signs, view.hidden, view.deep].map(room);
    const [word, chances] = [room(view.words), room(SEATS)];
    this.word = word[0];
    this.chances = chances[0];
    const numbers = [[at, length], signs!, hidden!, deep!, word, chances];
    this.arguments = [this.tables, 2, ...numbers.flat()];
  }

  /** Each seat's chance in the engine's position; alone the expected score. */
  look(): number[] {
    const { engine } = this;
    const { memory, game, rules } = engine;
    memory.bytes(this.tables, game.state.size).set(engine.state());
    if (this.players === 1) return [this.titles().at(-1)!];
    rules.look!(...this.arguments);
    return Array.from(memory.floats(this.chances, this.players));
  }

  /** Alone: how likely each title is, and at last the expected score. */
  titles(): number[] {
    const { engine } = this;
    const { memory, game, rules } = engine;
    memory.bytes(this.tables, game.state.size).set(engine.state());
    rules.look_alone!(...this.arguments);
    return Array.from(memory.floats(this.word, this.words));
  }
}
