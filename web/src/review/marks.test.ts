import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayOf, type GameRecord } from '$lib/records/record';
import type { Decision, Replay, Scene } from '$wire';
import { marksOf } from './marks';
import { likelyTitles } from './titles';

const replay = (name: string): Replay =>
  replayOf(JSON.parse(readFileSync(`../tests/golden/${name}-whole.json`, 'utf8')) as GameRecord);

/** The first decision of a kind, and the table at which it was made. */
function first(name: string, verb: string): { seat: number; move: string; scene: Scene } {
  const { start, steps } = replay(name);
  const at = steps.findIndex(({ seat, move }) => seat !== null && move.split(' ')[0] === verb);
  const { seat, move } = steps[at]!;
  return { seat: seat!, move, scene: steps[at - 1]?.scene ?? start };
}
const decided = (seat: number, move: string, best: string): Decision =>
  ({ seat, move, best }) as Decision;

describe('marks', () => {
  it('of two words in an auction stand at the bidder', () => {
    const { seat, scene } = first('board-4', 'bid');
    const marks = marksOf(decided(seat, 'pass', 'bid 6'), scene);
    expect(marks.map(({ kinds }) => kinds)).toEqual([['better', 'played']]);
    expect(marks[0]).toMatchObject({ on: `[data-tour="auction"] [data-seat="${seat}"]` });
    expect(marks[0]!.words.better).toBe('6');
  });
  it('of another card stand where it would lie', () => {
    const { seat, scene } = first('board-4', 'auction');
    const lot = scene.game === 'board' ? scene.lot.length : 0;
    const [better, played] = marksOf(decided(seat, 'auction', 'draw'), scene);
    expect(better!.on).toBe(`[data-tour="lot"] .space:nth-child(${lot + 1})`);
    expect(played!.kinds).toEqual(['played']);
  });
  it('of dice stand at them and at the spaces they would fill', () => {
    const { seat, move, scene } = first('dice-2', 'choose');
    const spot = Number(move.split(' ')[1]);
    const marks = marksOf(decided(seat, move, `choose ${spot}`), scene);
    expect(marks[0]!.kinds).toEqual(['better', 'played']);
    const face = scene.game === 'dice' ? scene.dice[spot - 1]! : '';
    expect(marks[1]).toMatchObject({ kinds: ['better'], figure: face.replace(/\D/g, '') });
    expect(marks[1]!.on).toMatch(/\.space:nth-child\(1\)$/);
  });
});

it('leaves out titles that nobody would think of', () => {
  const titles = [
    { Medici: 300_000, Cook: 700_000, Cadet: 0 },
    { Medici: 0, Cook: 990_000, Cadet: 9_999 },
  ];
  expect(likelyTitles(titles, 1)).toEqual([
    { id: 'story-title-medici', first: 0.3, now: 0 },
    { id: 'story-title-cook', first: 0.7, now: 0.99 },
  ]);
});
