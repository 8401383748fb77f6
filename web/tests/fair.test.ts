import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkRecord, proofOf, type Proof } from '$lib/fair/check';
import { hex, sha256, unhex } from '$lib/fair/digests';
import { keep, keptOf, type Kept } from '$lib/fair/kept';
import { listedAs } from '$lib/fair/ledger';
import { indexOf } from '$lib/fair/nature';
import { checkGame } from '$lib/fair/table';
import * as own from '$lib/fair/sha256';
import { Wire } from '$lib/live/socket';
import { headlineOf, pointsOf } from '$table/fairness/findings';
import { FakeSocket } from './fake-socket';

const DOCUMENT = readFileSync('../docs/fair.md', 'utf8');
const blocks = [...DOCUMENT.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text]) => text ?? '');
const PROOF = JSON.parse(blocks[0]!) as Proof & { secret: string };
const OPENINGS = JSON.parse(blocks[1]!) as Record<string, [string | number, string][]>;
const KEY = unhex(/^```key\n(\w+)$/m.exec(DOCUMENT)![1]!);
const ROW = /^\| (\d+) \| (\d+) \| (\d+) \| `[0-9a-f]{64}` \| (\d+) \|$/gm;
const VECTORS = [...DOCUMENT.matchAll(ROW)].map(
  ([, ...row]) => row as [string, string, string, string],
);
const GAMES = ['board', 'card', 'dice'];

const recordOf = (game: string, proof: Partial<Proof> = {}) => ({
  format: 'medici-record/1',
  game,
  players: ['Ada', 'Bruno', 'Chen'],
  options: {},
  moves: OPENINGS[game]!.map((move) => [...move]) as [string | number, string][],
  fair: { ...PROOF, ...proof } as Proof,
});

const KEPT: Kept = {
  table: PROOF.table,
  commitment: PROOF.commitment,
  drawn: ['tulip 42'],
  joined: ['tulip 42'],
  seats: { 1: 'tulip 42' },
  bots: [2],
  seeds: PROOF.seeds,
};

const unsafe = () => vi.stubGlobal('crypto', { ...crypto, subtle: undefined });
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with the digests of the browser', () => undefined],
  ['without TLS, with our own', unsafe],
])('%s', (_, arrange) => {
  beforeEach(() => void arrange());

  it('knows the vectors of the document', async () => {
    expect(VECTORS).toHaveLength(9);
    const index = await indexOf(KEY);
    for (const [number, ways, , answer] of VECTORS.filter(([, ways]) => Number(ways) < 2 ** 53))
      expect(await index(Number(number), Number(ways))).toBe(Number(answer));
  });

  it.each(GAMES)('finds that the draws of the %s game are the key’s', async (game) => {
    const finding = await checkRecord(recordOf(game), KEPT);
    const draws = OPENINGS[game]!.filter(([actor]) => actor === 'nature').length;
    expect(finding).toMatchObject({ state: 'fair', draws, faults: [], seen: true, seated: true });
    expect(headlineOf(finding)).toMatchObject({ id: 'fairness-own', args: { n: draws } });
  });
});

it('has the same digests without a browser’s', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);
    expect(hex(own.sha256(bytes))).toBe(hex(await sha256(bytes)));
  }
});

describe('a lie', () => {
  const OTHER = 'ab'.repeat(32);
  const lies: [string, (record: ReturnType<typeof recordOf>) => void, string][] = [
    ['another secret', ({ fair }) => (fair.secret = OTHER), 'secret'],
    ['another promise', ({ fair }) => (fair.commitment = OTHER), 'commitment'],
    [
      'another seed at my seat',
      ({ fair }) => (fair.seeds = ["Ada's seed", 'x', 'house']),
      'own-seed',
    ],
    [
      'a bot with a seed',
      ({ fair }) => (fair.seeds = ["Ada's seed", 'tulip 42', 'x']),
      'house-seed',
    ],
    ['another seed of somebody', ({ fair }) => (fair.seeds = ['x', 'tulip 42', 'house']), 'seed'],
    ['another table', ({ fair }) => (fair.table = 'siena'), 'table'],
    ['a changed draw', ({ moves }) => (moves[1]![1] = 'card fur4'), 'move'],
    ['a broken proof', ({ fair }) => (fair.commitment = 'none'), 'proof'],
    ['no proof', (record) => delete (record as { fair?: Proof }).fair, 'proof'],
    ['an illegal move', ({ moves }) => (moves[2]![1] = 'fly'), 'record'],
  ];
  it.each(lies)('is caught: %s', async (_, lie, what) => {
    const record = recordOf('board');
    if (what === 'move') record.moves.length = 2;
    lie(record);
    const finding = await checkRecord(record, KEPT);
    expect(finding.state).toBe('broken');
    expect(finding.faults.map((fault) => fault.what)).toContain(what);
    expect(headlineOf(finding).id).toBe('fairness-broken');
  });

  it('is caught: a secret that is not told at the end', async () => {
    const record = recordOf('dice', { secret: null });
    expect((await checkRecord(record, KEPT)).state).toBe('later');
    expect((await checkRecord(record, KEPT, true)).faults).toMatchObject([{ what: 'withheld' }]);
  });
});

describe('an onlooker', () => {
  it('is told what was not checked', async () => {
    const finding = await checkRecord(recordOf('dice'), null);
    expect(headlineOf(finding).id).toBe('fairness-onlooker');
    const open = pointsOf(finding).filter(({ done }) => !done);
    expect(open.map(({ id }) => id)).toEqual([
      'fairness-not-promise',
      'fairness-not-seed',
      'fairness-not-house',
      'fairness-not-over',
      'fairness-not-list',
    ]);
  });

  it('finds no proof where none was promised', async () => {
    const { fair: _, ...plain } = recordOf('dice');
    expect(await checkRecord(plain, null)).toMatchObject({ state: 'none', faults: [] });
    expect(proofOf(plain)).toBeNull();
  });
});

describe('a socket', () => {
  const created = { type: 'table-created', commitment: PROOF.commitment };
  const say = (socket: FakeSocket, ...events: object[]) =>
    socket.say({ type: 'events', from: 1, events });
  let wire: Wire;
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    const silent = { seq: () => null, heard: () => {}, status: () => {}, failed: () => {} };
    wire = new Wire('florence-1', silent);
  });
  afterEach(() => wire.close());

  it('keeps the promise that was there before the seed, and who sat where', async () => {
    const socket = FakeSocket.last.open();
    say(socket, created, { type: 'bot-seated', seat: 2 });
    expect(keptOf('florence-1')).toBeNull();
    const joining = wire.command({ type: 'join', seed: 'tulip 42' });
    expect(keptOf('florence-1')).toMatchObject({ drawn: ['tulip 42'], joined: [] });
    say(socket, { type: 'seat-taken', seat: 1, seed: 'tulip 42' });
    socket.say({ type: 'ok', cmd_id: socket.of('join')[0]!.cmd_id, seq: 3 });
    await joining;
    say(socket, { type: 'started', seeds: PROOF.seeds });
    expect(keptOf('florence-1')).toEqual(KEPT);
    say(socket, { ...created, commitment: 'ab'.repeat(32) }, { type: 'started', seeds: [] });
    expect(keptOf('florence-1')).toEqual(KEPT);
    wire.close();
    wire = new Wire('florence-1', wire.listener);
    say(FakeSocket.last.open(), { ...created, commitment: 'ab'.repeat(32) });
    expect(keptOf('florence-1')).toEqual(KEPT);
  });

  it('moves up with one’s seat where seats were empty', async () => {
    const socket = FakeSocket.last.open();
    say(socket, created);
    const joining = wire.command({ type: 'join', seed: 'tulip 42' });
    say(socket, { type: 'seat-taken', seat: 3, seed: 'tulip 42' });
    socket.say({ type: 'ok', cmd_id: socket.of('join')[0]!.cmd_id, seq: 2 });
    await joining;
    say(socket, { type: 'started', seeds: PROOF.seeds, without: [0, 1] });
    expect(keptOf('florence-1')).toMatchObject({ seats: { 1: 'tulip 42' } });
  });

  it('finds another seed in one’s place', async () => {
    const socket = FakeSocket.last.open();
    say(socket, created);
    const joining = wire.command({ type: 'join', seed: 'mine' });
    say(socket, { type: 'seat-taken', seat: 1, seed: 'tulip 42' });
    socket.say({ type: 'ok', cmd_id: socket.of('join')[0]!.cmd_id, seq: 2 });
    await joining;
    say(socket, { type: 'started', seeds: PROOF.seeds });
    const finding = await checkRecord(recordOf('dice'), keptOf('florence-1'));
    expect(finding.faults).toMatchObject([{ what: 'own-seed', expected: 'mine' }]);
  });

  it('keeps so many tables, and no more', () => {
    for (let at = 0; at < 205; at++) {
      vi.spyOn(Date, 'now').mockReturnValue(at);
      keep({ ...KEPT, table: `t${at}` });
    }
    vi.restoreAllMocks();
    expect([keptOf('t4'), keptOf('t5')?.table, keptOf('t204')?.table]).toEqual([
      null,
      't5',
      't204',
    ]);
  });
});

describe('the public list', () => {
  interface Line {
    n: number;
    at: number;
    type: string;
    table: string;
    commitment: string;
    previous: string;
    hash: string;
  }
  let list: Line[];
  const digest = async (text: string) => hex(await sha256(new TextEncoder().encode(text)));

  async function chained(...tables: string[]): Promise<Line[]> {
    const lines: Line[] = [];
    for (const [at, name] of tables.entries()) {
      const previous = lines.at(-1)?.hash ?? '0'.repeat(64);
      const [n, type, table] = [at + 1, 'promise', await digest(name)];
      const { commitment } = PROOF;
      const hash = await digest([previous, n, at, type, table, commitment].join('|'));
      lines.push({ n, at, type, table, commitment, previous, hash });
    }
    return lines;
  }

  beforeEach(async () => {
    list = await chained('t1', PROOF.table, 't3', 't4');
    vi.stubGlobal('fetch', (address: string) => {
      const query = new URL(address, 'http://here').searchParams;
      const after = Number(query.get('after') ?? 0);
      const of = query.get('table');
      const lines = list.filter(({ n, table }) => (of ? table === of : n > after));
      return Promise.resolve(new Response(lines.map((line) => JSON.stringify(line)).join('\n')));
    });
  });

  const look = () => listedAs(PROOF.table, PROOF.commitment);

  it('is followed from the promise to its end', async () => {
    expect(await look()).toMatchObject({ state: 'listed', n: 2, last: 4, head: list[3]!.hash });
    keep(KEPT);
    const finding = await checkGame(recordOf('dice'));
    expect(finding).toMatchObject({ state: 'fair', listed: { state: 'listed' } });
  });

  it('may only grow', async () => {
    await look();
    list = await chained('t1', PROOF.table, 't3', 't4', 't5');
    expect((await look()).state).toBe('listed');
    list = await chained('t1', PROOF.table, 't3', 'other', 't5', 't6');
    expect((await look()).fault).toMatchObject({ what: 'list', move: 5 });
    list = (await chained('t1', PROOF.table, 't3')) as Line[];
    expect((await look()).state).toBe('broken');
  });

  it.each([
    ['a promise that is missing', () => list.splice(1, 1)],
    ['another commitment', () => (list[1]!.commitment = 'ab'.repeat(32))],
    ['a changed entry', () => (list[2]!.at = 99)],
    ['an entry that is missing', () => list.splice(2, 1)],
    ['a hash of something else', () => (list[3]!.hash = 'ab'.repeat(32))],
    ['a link to something else', () => (list[3]!.previous = 'ab'.repeat(32))],
  ])('is found out: %s', async (_, lie) => {
    lie();
    expect((await look()).state).toBe('broken');
    keep(KEPT);
    expect((await checkGame(recordOf('dice'))).state).toBe('broken');
  });

  it('accuses nobody when it cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect((await look()).state).toBe('unknown');
    keep(KEPT);
    expect((await checkGame(recordOf('dice'))).state).toBe('fair');
  });
});
