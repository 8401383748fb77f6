// Plays games in a browser's engine, and says of each by a digest what was seen at every table: the
// state, the legal moves, the moves of the heuristic and the merchant. `seen` in test_games.py does the same.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Engine } from '../../web/src/bots/engine.ts';
import { Network } from '../../web/src/bots/network.ts';

const NATURE = 8;
const NOBODY = 9;
const bytesOf = (path) => new Uint8Array(readFileSync(path)).buffer;
const { folder, game, games, thorough } = JSON.parse(readFileSync(0, 'utf8'));
const description = JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8'));
const engine = await Engine.start(description, readFileSync(`${folder}/${game}.wasm`));
engine.network = await Network.start(
  description,
  bytesOf(`${folder}/${game}-network.wasm`),
  bytesOf(`${folder}/${game}-network.bin`),
);
const { rules, table, memory } = engine;
const out = memory.room(8 * engine.game.most_legal);

function digest({ players, options, seed }, number) {
  const hash = createHash('sha256');
  engine.begin(players, options);
  memory.words(engine.source, 1)[0] = BigInt(seed);
  for (let move = 0; engine.get('actor') !== NOBODY; move++) {
    hash.update(engine.state());
    const nature = engine.get('actor') === NATURE;
    let action = 0;
    if (!nature || number % thorough === 0) {
      const count = rules.legal(table, out, engine.game.most_legal);
      const actions = memory.integers(out, count);
      hash.update(new Uint8Array(actions.buffer, actions.byteOffset, actions.byteLength));
      action = Number(actions[(move * 31) % count]);
    }
    if (nature) action = rules.nature_move(table, engine.source, 1);
    else {
      const weighed = engine.heuristicMove();
      const learned = engine.merchantMove();
      hash.update(`${weighed} ${learned}`);
      if (move % 4 === 0) action = weighed;
      if (move % 4 === 3) action = learned;
      if (move % 4 === 1) action = rules.random_move(table, engine.source, 1);
    }
    rules.play(table, action);
  }
  hash.update(engine.state());
  for (let seat = 0; seat < players; seat++)
    hash.update(`${rules.total(table, seat)} ${rules.wins(table, seat)}`);
  return hash.digest('hex');
}

console.log(JSON.stringify(games.map(digest)));
