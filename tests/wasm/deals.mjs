// Plays a deal as a browser does: what its bots answer in a whole game, and where chance falls.
import { readFileSync } from 'node:fs';
import { Engine } from '../../web/src/bots/engine.ts';
import { Network } from '../../web/src/bots/network.ts';
import { Thinking } from '../../web/src/bots/thinking.ts';
import { choices, dealChance } from '../../web/src/local/deals/chance.ts';

const { folder, deal, secret, players, played, draws } = JSON.parse(readFileSync(0, 'utf8'));
const read = (name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
const load = (game) => Engine.start(read(game), readFileSync(`${folder}/${game}.wasm`));
const bytesOf = (name) => new Uint8Array(readFileSync(`${folder}/${name}`)).buffer;
const network = (game, description) =>
  Network.start(description, bytesOf(`${game}-network.wasm`), bytesOf(`${game}-network.bin`));
const thinking = new Thinking(load, network);
const lost = new Thinking(load, () => Promise.reject(new Error('no line')));

const chance = dealChance(deal, secret);
const thought = (number) => {
  const moves = played.slice(0, number).map(([, move]) => move);
  const actor = played[number][0];
  const { game, players: count, options } = deal;
  const asked = chance.asked({ moves, actor });
  return { id: number, game, players: count, options, moves, bot: players[actor], ...asked };
};
const isBot = ([actor]) => actor in players;
const numbers = played.flatMap((move, number) => (isBot(move) ? [number] : []));
const replies = [];
for (const number of numbers) replies.push(await thinking.answer(thought(number)));
const without = numbers.length ? await lost.answer(thought(numbers[0])) : null;
const index = choices(secret, deal.id, deal.players);
const drawn = draws.map(([number, ways]) => index(number, ways));
console.log(JSON.stringify({ replies, drawn, without }));
