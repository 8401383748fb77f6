// Answers thoughts as the worker of a page does; and plays futures, saying what they paid.
import { readFileSync } from 'node:fs';
import { Engine } from '../../web/src/bots/engine.ts';
import { Network } from '../../web/src/bots/network.ts';
import { Thinking } from '../../web/src/bots/thinking.ts';

const { folder, thoughts, futures } = JSON.parse(readFileSync(0, 'utf8'));
const read = (name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
const load = (game) => Engine.start(read(game), readFileSync(`${folder}/${game}.wasm`));
const bytesOf = (name) => new Uint8Array(readFileSync(`${folder}/${name}`)).buffer;
const network = (game, description) =>
  Network.start(description, bytesOf(`${game}-network.wasm`), bytesOf(`${game}-network.bin`));
const thinking = new Thinking(load, network);
const replies = [];
for (const [id, thought] of thoughts.entries())
  replies.push(await thinking.answer({ id, ...thought }));

const MOVES = 8; // that a network tries at most
const hex = (numbers) => Buffer.from(numbers.buffer).toString('hex');
const paid = [];
const ahead = [];
for (const { game, players, options, moves, bot, seed, rollouts } of thoughts.slice(0, futures)) {
  const engine = await load(game);
  engine.begin(players, options);
  for (const move of moves) engine.play(move);
  engine.search.begin(engine.table, engine.game.searches[bot], players, seed);
  engine.search.explore(20);
  paid.push(hex(engine.search.payoffs()));
  const depth = engine.game.searches[bot].ahead[players];
  if (!engine.rules.is_known(engine.table)) continue;
  const { lookahead } = await network(game, engine.description);
  lookahead.choose(engine.state(), depth[0], seed, { rollouts });
  ahead.push(hex(lookahead.payoffs(MOVES)));
}
console.log(JSON.stringify({ replies, paid, ahead }));
