/** A browser's driver finds what Python's does (tests/analysis/review/test_drivers.py), future for future. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Description, GameName } from '$bots/description';
import { Engine } from '$bots/engine';
import { Eye, type Eyes } from '$bots/eye';
import { Network } from '$bots/network';
import { Reviewing } from '$bots/reviewing';
import { played, type GameRecord } from '$lib/records/record';

const ORDERS = 16;
const MOVES = 10;
const FOLDER = 'generated/engine';
const bytes = (path: string): ArrayBuffer => new Uint8Array(readFileSync(path)).buffer;
const text = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const FOUND = text<Record<string, unknown>>('../tests/analysis/review/drivers.json');

test.each(Object.keys(FOUND))(
  '%s',
  async (name) => {
    const game = played(text<GameRecord>(`../tests/golden/${name}-whole.json`)).before(MOVES);
    const about = text<Description>(`${FOLDER}/${game.name}.json`);
    const engine = await Engine.start(about, bytes(`${FOLDER}/${game.name}-eye.wasm`));
    const eyes = text<Eyes>(`${FOLDER}/eye.json`);
    const eye = new Eye(
      engine,
      game.name as GameName,
      game.players.length,
      eyes,
      bytes(`${FOLDER}/eye.bin`),
    );
    engine.network = await Network.start(
      about,
      bytes(`${FOLDER}/${game.name}-network.wasm`),
      bytes(`${FOLDER}/${game.name}-network.bin`),
    );
    const work = new Reviewing(engine, eye, game, {}, 1);
    for (let given = 0; given < ORDERS && work.goOn(); given++);
    const { curve, decisions } = work.review();
    expect({
      curve,
      decisions: decisions.map((d) => [
        ...[d.n, d.best, d.cost, d.error, d.behind, d.behind_error, d.futures],
      ]),
      options: decisions.map((d) => d.options.map((o) => [o.move, o.chance, o.error])),
    }).toEqual(FOUND[name]);
  },
  60_000,
);
