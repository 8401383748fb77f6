/** The network of a game, by which bots play: a module of its own (`medici.bots.network`). */
import type { Description } from './description.ts';
import { Endings } from './endings.ts';
import { Lookahead, type NetworkRules } from './lookahead.ts';
import { Memory } from './memory.ts';

const LAYERS = 7; // numbers before its weights: how wide it is, layer by layer
const BIASES = LAYERS + 2; // where their address and number stand, behind those of the weights
const KINDS_OF_GOODS = 5;

export class Network {
  readonly rules: NetworkRules;
  readonly memory: Memory;
  private readonly network: readonly number[]; // as a rule takes it
  private readonly table: number;
  private readonly biases: Int16Array; // of all outputs, as they were learned
  readonly lookahead: Lookahead;
  readonly endings: Endings;

  private constructor(description: Description, rules: NetworkRules, file: ArrayBuffer) {
    this.rules = rules;
    this.memory = new Memory(rules.memory, rules.heap.value as number);
    this.network = layNetwork(this.memory, file);
    this.table = this.memory.room(description.game.state.size);
    const outputs = this.network[LAYERS - 1]!;
    this.biases = this.outputBiases(outputs).slice();
    this.lookahead = new Lookahead(description, rules, this.memory, this.network, outputs);
    this.endings = new Endings(description, rules, this.memory);
  }

  /** The network of a game, from the bytes of its module and the file in which it is kept. */
  static async start(
    description: Description,
    module: BufferSource,
    file: ArrayBuffer,
  ): Promise<Network> {
    const source = await WebAssembly.instantiate(module);
    return new Network(description, source.instance.exports as unknown as NetworkRules, file);
  }

  /** Take on a character: what it adds to the biases of choices, more to each than to the one before. */
  become(steps: readonly number[]): void {
    const { biases } = this;
    let tilt = 0;
    const tilts = steps.map((step) => (tilt += step));
    this.outputBiases(biases.length).set(biases.map((bias, output) => bias + (tilts[output] ?? 0)));
  }

  private outputBiases(outputs: number): Int16Array {
    const [at, count] = this.network.slice(BIASES) as [number, number];
    return new Int16Array(this.rules.memory.buffer, at + 2 * (count - outputs), outputs);
  }

  /** What it would do for the seat to act in a state of the game, as it lies in memory. */
  move(state: Uint8Array): number {
    this.memory.bytes(this.table, state.length).set(state);
    return this.rules.network_move(this.table, ...this.network);
  }
}

/** Lay out a network with room to work in: addresses, lengths and numbers. */
function layNetwork(memory: Memory, file: ArrayBuffer): readonly number[] {
  const head = new DataView(file);
  const layers = Array.from({ length: LAYERS }, (_, place) => head.getInt16(2 * place, true));
  const [tableInputs, goodInputs, ...neurons] = layers as [number, number, ...number[]];
  const [good, deepGood] = neurons as [number, number];
  const outputs = neurons.at(-1)!;
  const widest = Math.max(...neurons);
  const biases = neurons.reduce((sum, count) => sum + count);
  const first = 2 * (LAYERS + biases);
  const weights = file.byteLength - first;
  const laid = (start: number, size: number): number => {
    const at = memory.room(size);
    memory.bytes(at, size).set(new Uint8Array(file, start, size));
    return at;
  };
  const row = (count: number, bytes = 4): number[] => [memory.room(bytes * count), count];
  return [
    ...layers,
    ...[laid(first, weights), weights, laid(2 * LAYERS, 2 * biases), biases],
    ...row(tableInputs + goodInputs * KINDS_OF_GOODS, 1),
    ...[row(good), row(widest), row(widest), row(widest), row(deepGood), row(outputs)].flat(),
  ];
}
