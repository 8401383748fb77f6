import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outline, qr } from './qr';

// matrices of another encoder (python-qrcode), the larger ones as their SHA-256
const MEDICI = `
#######.##....#######
#.....#.#.#...#.....#
#.###.#.##.#..#.###.#
#.###.#..#.#..#.###.#
#.###.#.###.#.#.###.#
#.....#....##.#.....#
#######.#.#.#.#######
...........##........
#..########.##..#.###
.#.#.#..#.#.#.#.###..
..#...#.##...##.#.###
....#..#.#.#......##.
...##.##..#...#..#...
........#..##....###.
#######.#...#####.#..
#.....#.#..###.####..
#.###.#.#..##.####.##
#.###.#.##.##....#...
#.###.#.......#.#.###
#.....#......########
#######.##.#...##....`.trim();

const LARGER: [string, number, string][] = [
  ['x'.repeat(15), 2, '11b905ddb9f83c32c019b0c0413022ff5ae50683bba6013e22c7fb0d9e071d9a'],
  [
    'http://127.0.0.1:8000/tables/0123456789abcdef0123456789abcdef',
    4,
    '0d58e1b4bc56b1923a0a5a749b7644a7024b1803887aba7bf373d417fa09830b',
  ],
  ['m'.repeat(120), 7, 'd99e54c17ec0c0345f7d5d6e6b574c19448142357a485cbc3b00761e1fe70a8f'],
  ['n'.repeat(150), 8, '2c6ad1a405c75c7198071af492a90d75ef4b44767d1c10484abffb8972fe5006'],
  ['o'.repeat(180), 9, '906b8eca5e8e9ce5ba773923bffc92623d6a9b4ff9ae3af67235ffc3bc4ba5d6'],
  ['p'.repeat(213), 10, '28e4620ebcea93e077555cbfea91d23abd39979e4aed86a0d64e9c2f14d9a9f8'],
];

function drawn(text: string): string {
  return qr(text)!
    .map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n');
}

describe('a QR code', () => {
  it('is that of another encoder', () => expect(drawn('medici')).toBe(MEDICI));

  it.each(LARGER)('%s in version %i', (text, version, digest) => {
    expect(qr(text)).toHaveLength(17 + 4 * version);
    expect(createHash('sha256').update(drawn(text)).digest('hex')).toBe(digest);
  });

  it('counts bytes, not letters', () => expect(qr('ção'.repeat(5))).toHaveLength(25));
  it('has an end', () => expect(qr('q'.repeat(214))).toBeNull());
});

describe('its outline', () => {
  it('joins the dark modules of a row', () => {
    expect(
      outline([
        [true, true, false],
        [false, false, true],
      ]),
    ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
  });
});
