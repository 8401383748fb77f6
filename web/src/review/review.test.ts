import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '$bots/engine';
import { Eye, type Eyes } from '$bots/eye';
import type { Description, GameName } from '$bots/description';
import { Reviewing } from '$bots/reviewing';
import { played, type GameRecord } from '$lib/records/record';
import type { Review } from '$wire';
import { xOf, line, markAt, nearest, nextOf, order, curveTop } from './curve';
import { LinkProblem, packed, unpacked } from './link';
import { parts, reach } from './parts';
import { decisionVerdict, isMeasured, marked, natureVerdict } from './verdict';

const bytes = (path: string): ArrayBuffer => new Uint8Array(readFileSync(path)).buffer;
const text = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const golden = (name: string): GameRecord => text(`../tests/golden/${name}-whole.json`);
const FOLDER = 'generated/engine';

/** A game looked at by the real engine, in a few futures. */
async function reviewed(
  name: string,
  orders: number,
  { moves = Infinity, only = false } = {},
): Promise<Review> {
  const record = golden(name);
  const game = played(record).before(Math.min(moves, (record.moves as unknown[]).length));
  const about = text<Description>(`${FOLDER}/${game.name}.json`);
  const engine = await Engine.start(about, bytes(`${FOLDER}/${game.name}-eye.wasm`));
  const players = game.players.length;
  const eyes = text<Eyes>(`${FOLDER}/eye.json`);
  const eye = new Eye(engine, game.name as GameName, players, eyes, bytes(`${FOLDER}/eye.bin`));
  const work = new Reviewing(engine, eye, game, {}, 1, only ? game.moves.length : null);
  for (let given = 0; given < orders && work.goOn(); given++);
  return work.review();
}

describe('the curve', () => {
  const frame = { wide: 116, high: 58, edge: 8 };
  const curve = [
    [0.5, 0.5],
    [0.5, 0.5],
    [1, 0],
  ];
  it('fills its field', () => {
    expect([xOf(0, 2, frame), xOf(2, 2, frame)]).toEqual([8, 108]);
    expect(line(curve, 0, 2, 1, frame)).toBe('M8 29H58L108 8');
    expect(curveTop([[87], [123.4]])).toBe(130);
  });
  it.each([
    [0, 0],
    [33, 1],
    [57, 1],
    [110, 2],
    [500, 2],
  ])('at %i pixels leads to position %i', (x, at) => expect(nearest(x, 2, frame)).toBe(at));
  it('has marks that are larger than a position', () => {
    const marks = [
      { at: 3, x: 20, y: 10 },
      { at: 5, x: 26, y: 10 },
    ];
    expect(markAt(marks, { x: 21, y: 12 }, 8)).toBe(3);
    expect(markAt(marks, { x: 27, y: 4 }, 8)).toBe(5);
    expect(markAt(marks, { x: 21, y: 40 }, 8)).toBe(null);
  });
  it('names the most likely first', () => expect(order([0.2, 0.5, 0.3])).toEqual([1, 2, 0]));
  it('finds the next mark both ways', () => {
    expect(nextOf([3, 9, 20], 9, false)).toBe(20);
    expect(nextOf([3, 9, 20], 9, true)).toBe(3);
    expect(nextOf([3], 3, false)).toBe(null);
  });
});

describe('a link', () => {
  it('has the whole game in it', async () => {
    const record = golden('board-4');
    const hash = await packed({ ...record, fair: { secret: 'x' } });
    expect(hash.length).toBeLessThan(2000);
    expect(hash).toMatch(/^r1=[\w-]+$/);
    const { days: _, result: __, ...rest } = record;
    expect(JSON.parse((await unpacked(hash))!)).toEqual(rest);
  });
  it('says that it is damaged', async () => {
    const hash = await packed(golden('card-2'));
    for (const wrong of [hash.slice(0, -40), 'r1=%%', `r1=${hash.slice(30)}`])
      await expect(unpacked(wrong)).rejects.toThrow(LinkProblem);
    expect(await unpacked('B21')).toBe(null);
  });
});

describe('a game looked at by the engine', () => {
  let review: Review;
  beforeAll(async () => {
    review = await reviewed('board-4', 900);
  }, 60_000);

  it('has chances that add up in every position', () => {
    expect(review.curve.length).toBe(245);
    for (const chances of review.curve)
      expect(chances.reduce((sum, chance) => sum + chance)).toBe(1_000_000);
    expect(review.curve.at(-1)).toEqual([0, 0, 0, 1_000_000]);
  });
  it('splits every change into luck and skill without a rest', () => {
    for (const account of review.accounts) {
      const { luck, skill, others } = parts(account);
      expect(account.first + luck + skill + others).toBe(account.last);
      expect(Math.abs(luck)).toBeLessThanOrEqual(reach(review.accounts));
    }
  });
  it('marks mistakes, and says what would have been better', () => {
    const [first] = marked(review);
    const verdict = decisionVerdict(review, first!.at + 1); // a mark lies before its move
    const { decision } = verdict!;
    expect(isMeasured({ ...decision, behind_error: 9, exact: false })).toBe(true);
    expect(isMeasured({ ...decision, behind_error: 0, exact: true })).toBe(true);
    expect(isMeasured({ ...decision, behind_error: 0, exact: false })).toBe(false); // by the eye
    expect(verdict?.kind).toBe('mistake');
    expect(verdict?.decision?.best).not.toBe(verdict?.decision?.move);
    expect(verdict?.decision?.finding.length).toBeGreaterThan(0);
    expect(decisionVerdict(review, 0)).toBe(null);
    expect(natureVerdict(review, 0)).toBe(null);
    expect(natureVerdict(review, first!.at + 1)).toBe(null); // a decision is no luck
  });
});

it.each(['card-2', 'dice-4', 'dice-1'])(
  'looks at %s too',
  async (name) => {
    const review = await reviewed(name, 20);
    expect(review.alone).toBe(name === 'dice-1');
    expect(review.curve.length).toBe((golden(name).moves as unknown[]).length + 1);
    expect(review.titles.length).toBe(review.alone ? review.curve.length : 0);
    for (const chances of review.titles)
      expect(Object.values(chances).reduce((sum, chance) => sum + chance)).toBeCloseTo(1e6, -2);
    const { title } = golden(name).result as { title?: string };
    if (title) expect(review.titles.at(-1)).toMatchObject({ [title]: 1_000_000 });
  },
  60_000,
);

it('weighs the last decision alone', async () => {
  const last = await reviewed('board-4', 30, { moves: 7, only: true });
  expect(last.decisions.at(-1)).toMatchObject({ n: 7, move: 'bid 11', choice: true });
}, 60_000);
