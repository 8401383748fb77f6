/** Check the chance of a game here: by the promise that this browser saw, not by anybody's word. */
import { misfits } from '$medici/fair/witness.js';
import { RecordError } from '$medici/record/errors.js';
import { fromPlain, plain } from '$python/runtime.js';
import { loadGame } from '$lib/game/load';
import { naturesOf, type GameRecord } from '$lib/records/record';
import type { Game } from '$wire';
import { hex, sha256, unhex } from './digests';
import { fault, type Fault } from './fault';
import type { Kept } from './kept';
import type { LedgerFinding } from './ledger';
import { natureOf } from './nature';

export interface Proof {
  table: string;
  commitment: string;
  secret: string | null;
  seeds: string[];
}

export interface Finding {
  state: 'fair' | 'broken' | 'later' | 'none';
  draws: number; // of nature's moves, those that are the key's
  over: boolean; // whether the record goes to the end of the game
  seen: boolean; // whether this browser saw the promise before the game
  seated: boolean; // whether a seed of this browser is among the others
  bots: number; // seats of bots that were looked at
  proof: Proof | null;
  kept: Kept | null;
  faults: Fault[];
  listed: LedgerFinding | null; // null: the list was not asked
}

const HEX = /^[0-9a-f]{64}$/;
const SEED = /^[ -{}~]{1,64}$/;
const TABLE = /^[A-Za-z0-9_-]{1,64}$/;

/** The proof in a record, if it is whole. */
export function proofOf(record: GameRecord): Proof | null {
  const { table, commitment, secret, seeds } = (record.fair ?? {}) as Record<string, unknown>;
  const whole =
    is(table, TABLE) &&
    is(commitment, HEX) &&
    (secret === null || is(secret, HEX)) &&
    Array.isArray(seeds) &&
    seeds.every((seed) => is(seed, SEED));
  return whole ? ({ table, commitment, secret, seeds } as Proof) : null;
}

const is = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value);

/** What a record shows, held against what was kept; its game has ended, if that is known. */
export async function checkRecord(
  record: GameRecord,
  kept: Kept | null,
  ended = false,
): Promise<Finding> {
  const proof = proofOf(record);
  const over = record.result !== undefined;
  const finding: Finding = {
    state: 'none',
    draws: 0,
    over,
    seen: kept !== null,
    seated: Object.keys(kept?.seats ?? {}).length > 0,
    bots: kept?.bots.length ?? 0,
    proof,
    kept,
    faults: [],
    listed: null,
  };
  if (!proof) {
    if (kept || record.fair !== undefined) finding.faults.push(fault('proof', '', ''));
  } else {
    if (kept) finding.faults.push(...unlike(kept, proof));
    if (proof.secret !== null) await follow(record, proof, finding);
    else if (over || ended) finding.faults.push(fault('withheld', proof.commitment, ''));
    else finding.state = 'later';
  }
  return settled(finding);
}

/** The finding with what its faults make of it. */
export function settled(finding: Finding): Finding {
  return finding.faults.length > 0 ? { ...finding, state: 'broken' } : finding;
}

/** Where a proof is not what was seen. */
function unlike(kept: Kept, proof: Proof): Fault[] {
  return plain(misfits(fromPlain(kept), fromPlain(proof))) as unknown as Fault[];
}

/** Compare the secret with its promise, and every move of nature with that of the key. */
async function follow(record: GameRecord, proof: Proof, finding: Finding): Promise<void> {
  const secret = proof.secret ?? '';
  const got = hex(await sha256(unhex(secret)));
  if (got !== proof.commitment) finding.faults.push(fault('secret', proof.commitment, got));
  await loadGame(record.game as Game);
  let choices;
  try {
    choices = naturesOf(record);
  } catch (thrown) {
    if (!(thrown instanceof RecordError)) throw thrown;
    finding.faults.push(fault('record', '', thrown.message));
    return;
  }
  const players = (record.players as unknown[]).length;
  if (proof.seeds.length !== players)
    finding.faults.push(fault('seeds', String(players), String(proof.seeds.length)));
  const index = await natureOf(secret, proof.table, proof.seeds);
  for (const [number, choice] of choices.entries()) {
    const due = choice.outcome(await index(number, choice.ways));
    if (due !== choice.text) {
      finding.faults.push({ ...fault('move', due, choice.text), move: choice.move });
      return;
    }
    finding.draws = number + 1;
  }
  finding.state = 'fair';
}
