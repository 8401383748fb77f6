// What is measured of a browser's engine, the same in Node.js and in a worker of Chromium.
import { Engine } from '../web/src/bots/engine.ts';
import { Network } from '../web/src/bots/network.ts';
import { writePolicy } from '../web/src/bots/search.ts';

const GAMES = 200; // between two looks at the clock

/** A new game, as far as nature takes it before anybody decides. */
function beginGame(engine, players) {
  engine.begin(players);
  engine.memory.words(engine.source, 1)[0] = 7n;
  while (engine.get('actor') >= players)
    engine.rules.play(engine.table, engine.rules.nature_move(engine.table, engine.source, 1));
}

const WORK = {
  bench(engine, players) {
    const tables = engine.memory.room(2 * engine.game.state.size);
    engine.memory.words(engine.source, 1)[0] = 7n;
    return () => engine.rules.play_many(tables, 2, players, 0, GAMES, engine.source, 1);
  },
  merchant(engine, players) {
    const { game, memory, rules } = engine;
    const tables = memory.room(GAMES * game.state.size);
    const seeds = memory.room(8 * GAMES);
    const counts = memory.room(8 * GAMES);
    const policies = memory.room(players * game.policy.size);
    for (let seat = 0; seat < players; seat++)
      writePolicy(memory, game, policies + seat * game.policy.size, game.merchant[players]);
    const games = [players, policies, players, 0];
    return () => {
      memory.bytes(tables, GAMES * game.state.size).fill(0);
      memory.words(seeds, GAMES).set(Array.from({ length: GAMES }, (_, n) => BigInt(n + 1)));
      rules.merchants(tables, GAMES, seeds, GAMES, engine.source, 1, counts, GAMES, ...games);
      return GAMES;
    };
  },
  network(engine, players) {
    beginGame(engine, players);
    return () => {
      for (let asked = 0; asked < GAMES; asked++) engine.merchantMove();
      return GAMES;
    };
  },
  banker(engine, players) {
    beginGame(engine, players);
    engine.search.begin(engine.table, engine.game.searches.banker, players, 1);
    const each = engine.search.get('count');
    const futures = Math.ceil(GAMES / each);
    return () => {
      engine.search.explore(futures);
      return futures * each;
    };
  },
};

/** Answers requests: how much was done in how many seconds of a clock. */
export async function measuring(read, clock) {
  const engines = {};
  for (const game of ['board', 'card', 'dice']) {
    const description = JSON.parse(new TextDecoder().decode(await read(`${game}.json`)));
    engines[game] = await Engine.start(description, await read(`${game}.wasm`));
    const [module, file] = await Promise.all(
      ['wasm', 'bin'].map(async (kind) => new Uint8Array(await read(`${game}-network.${kind}`))),
    );
    engines[game].network = await Network.start(description, module, file.buffer);
  }
  const ready = new Map();
  return ({ what, game, players, seconds }) => {
    const key = `${what} ${game} ${players}`;
    if (!ready.has(key)) ready.set(key, WORK[what](engines[game], players));
    const work = ready.get(key);
    const started = clock();
    let done = 0;
    let passed = 0;
    while (passed < seconds) {
      done += work();
      passed = clock() - started;
    }
    return { done, seconds: passed };
  };
}
