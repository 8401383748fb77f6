import { describe, expect, it } from 'vitest';
import { FACE_DOWN, Pieces } from '$lib/game/pieces';
import { boardScenes } from './replays';

const MARKET = ['cloth2', 'fur4', 'neutral7', 'fur0x2'];
const SHIPS = [['dye5'], ['fur4', 'spice0g']];
const keysOf = (pieces: { key: number }[] | undefined) => pieces?.map(({ key }) => key);

describe('cards that move', () => {
  it('keep their key from the lot to the ship, even beside one that looks the same', () => {
    const pieces = new Pieces();
    const [first] = pieces.lay([[], ['fur5'], []]).stacks.flat();
    const [, there, lot] = pieces.lay([[], ['fur5'], ['dye1', 'fur5']]).stacks;
    expect(there![0]!.key).toBe(first!.key);
    const after = pieces.lay([['dye1', 'fur5'], ['fur5'], []]).stacks;
    expect(after[0]).toEqual(lot);
    expect(after[1]).toEqual(there);
  });

  it('have different keys at every moment of a game', () => {
    const pieces = new Pieces();
    for (const scene of boardScenes) {
      const all = pieces.lay([...scene.ships.map((ship) => ship.cards), scene.lot]).stacks.flat();
      expect(new Set(keysOf(all)).size).toBe(all.length);
    }
  });

  it('keep their key from the market to a ship', () => {
    const pieces = new Pieces();
    const before = pieces.lay(SHIPS, MARKET);
    const after = pieces.lay([['dye5', 'fur0x2', 'fur4'], SHIPS[1]!], ['cloth2', 'neutral7']);
    expect(after.row.map(({ id }) => id)).toEqual(['cloth2', 'neutral7']);
    expect(keysOf(after.row)).toEqual([before.row[0]?.key, before.row[2]?.key]);
    expect(keysOf(after.stacks[0]?.slice(1))).toEqual([before.row[3]?.key, before.row[1]?.key]);
  });

  it('are turned over where they lay face down', () => {
    const pieces = new Pieces();
    const turning = pieces.lay(SHIPS, [...MARKET, FACE_DOWN]);
    expect(turning.row.at(-1)?.id).toBe(FACE_DOWN);
    const turned = pieces.lay(SHIPS, [...MARKET, 'dye2']);
    expect(turned.row.at(-1)).toEqual({ key: turning.row.at(-1)?.key, id: 'dye2' });
  });

  it('have a key of their own each, and the same ones for the same scene', () => {
    const pieces = new Pieces();
    const arrangement = pieces.lay(SHIPS, ['fur4', 'fur4', 'fur4']);
    const keys = keysOf([...arrangement.row, ...arrangement.stacks.flat()]);
    expect(new Set(keys).size).toBe(keys?.length);
    expect(pieces.lay(SHIPS, ['fur4', 'fur4', 'fur4'])).toEqual(arrangement);
  });
});
