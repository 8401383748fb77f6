/** Who needs the network of a game gets it; the others never ask for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BotName, Description } from '$bots/description';
import { Engine } from '$bots/engine';
import { Network } from '$bots/network';
import { Thinking } from '$bots/thinking';

const FOLDER = 'generated/engine';
const bytes = (path: string): ArrayBuffer => new Uint8Array(readFileSync(path)).buffer;
const load = (game: string): Promise<Engine> =>
  Engine.start(
    JSON.parse(readFileSync(`${FOLDER}/${game}.json`, 'utf8')) as Description,
    bytes(`${FOLDER}/${game}.wasm`),
  );
const THOUGHT = {
  game: 'card' as const,
  players: 3,
  options: {},
  moves: ['first 0', 'card dye0g'],
  seed: 1,
  rollouts: 20,
};

/** A worker's thinking, and how often it asked for a network. */
function counted(
  network: (description: Description) => Promise<Network>,
): [Thinking, () => number] {
  let asked = 0;
  const fetched = (_: string, description: Description): Promise<Network> => {
    asked++;
    return network(description);
  };
  return [new Thinking(load, fetched), () => asked];
}

const there = (description: Description): Promise<Network> =>
  Network.start(
    description,
    bytes(`${FOLDER}/card-network.wasm`),
    bytes(`${FOLDER}/card-network.bin`),
  );

test.each<[BotName, number]>([
  ['random', 0],
  ['banker', 1],
  ['prince', 1],
  ['apprentice', 1],
  ['merchant', 1],
  ['banker:thrifty', 1],
])('%s asks for the network %i times', async (bot, times) => {
  const [thinking, asked] = counted(there);
  for (const id of [1, 2]) {
    const reply = await thinking.answer({ id, ...THOUGHT, bot });
    expect(reply).toHaveProperty('move');
  }
  expect(asked()).toBe(times);
});

test('with options that it has not learned, and alone, nobody asks for it', async () => {
  const [thinking, asked] = counted(there);
  const rising = { ...THOUGHT, options: { rising_monopoly: true } };
  for (const bot of ['merchant', 'banker'] as const)
    expect(await thinking.answer({ id: 1, ...rising, bot })).toHaveProperty('move');
  const alone = {
    ...THOUGHT,
    game: 'dice' as const,
    players: 1,
    moves: ['roll cloth2 spice4 gold5 cloth0 cloth1'],
  };
  expect(await thinking.answer({ id: 2, ...alone, bot: 'merchant' })).toHaveProperty('move');
  await thinking.answer({ id: 3, warm: 'card' });
  expect(asked()).toBe(0);
});

test.each<BotName>(['merchant', 'banker'])('without the network %s plays on', async (bot) => {
  let online = false;
  const network = (description: Description): Promise<Network> =>
    online ? there(description) : Promise.reject(new Error('offline'));
  const [thinking, asked] = counted(network);
  const ask = (id: number) => thinking.answer({ id, ...THOUGHT, bot });
  expect(await ask(1)).toHaveProperty('move');
  online = true;
  await ask(2);
  await ask(3);
  expect(asked()).toBe(2);
});
