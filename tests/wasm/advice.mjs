// Advises on positions as the worker of a page does; and plays the futures of lots, saying how they end.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const WEB = new URL('../../web/', import.meta.url);
const FOLDERS = { $medici: 'generated/medici', $python: 'src/python', $lib: 'src/lib' };
registerHooks({
  resolve(name, context, next) {
    const [folder, ...rest] = name.split('/');
    if (!(folder in FOLDERS)) return next(name, context);
    const path = `${FOLDERS[folder]}/${rest.join('/')}`;
    return next(new URL(/\.js$/.test(path) ? path : `${path}.ts`, WEB).href, context);
  },
});
const { Advising } = await import('../../web/src/bots/advising.ts');
const { Engine } = await import('../../web/src/bots/engine.ts');
const { Network } = await import('../../web/src/bots/network.ts');
const { LotRollouts } = await import('../../web/src/bots/lot-rollouts.ts');
const { replay } = await import('../../web/generated/medici/record/read.js');
const { fromPlain } = await import('../../web/src/python/runtime.js');
for (const game of ['board', 'card', 'dice'])
  await import(`../../web/generated/medici/apart/${game}.js`);

const { folder, positions, lots } = JSON.parse(readFileSync(0, 'utf8'));
const bytesOf = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
const load = async (game) => {
  const description = JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8'));
  const engine = await Engine.start(description, bytesOf(`${game}-eye.wasm`));
  const file = bytesOf(`${game}-network.bin`).buffer;
  engine.network = await Network.start(description, bytesOf(`${game}-network.wasm`), file);
  return engine;
};

const advice = [];
for (const { record, options, futures, seed, you } of positions) {
  const game = replay(fromPlain(record));
  const work = new Advising(await load(game.name), game, options, you).advise({
    moves: futures,
    lots: futures,
    seed,
  });
  let step = work.next();
  while (!step.done) step = work.next();
  advice.push(step.value);
}

const trials = [];
for (const { record, options, ...question } of lots) {
  const engine = await load('board');
  engine.begin(record.players.length, options);
  for (const [, move] of record.moves) engine.play(move);
  const trial = new LotRollouts(engine).play(question);
  trials.push({ rows: trial.rows(), worths: trial.worths(), cards: trial.cards });
}
console.log(JSON.stringify({ advice, trials }));
