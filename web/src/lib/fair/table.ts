/** The whole check of a game: its record, what this browser kept of it, and the public list. */
import { api } from '../server/api';
import type { GameRecord } from '$lib/records/record';
import { site } from '../page/address';
import { checkRecord, proofOf, settled, type Finding } from './check';
import { keptOf } from './kept';
import { listedAs } from './ledger';

/** Check a table of the server that has ended. */
export async function checkTable(table: string): Promise<Finding> {
  return checkGame((await api.record(table)) as GameRecord, table, true);
}

/** Check a record; of a table of this server, or from anywhere else. */
export async function checkGame(
  record: GameRecord,
  table: string | null = null,
  ended = false,
): Promise<Finding> {
  const proof = proofOf(record);
  const id = table ?? proof?.table ?? '';
  const kept = keptOf(id);
  const finding = await checkRecord(record, kept, ended);
  if (site || finding.state === 'none' || (table === null && !kept)) return finding;
  const listed = await listedAs(id, kept?.commitment ?? proof?.commitment ?? '');
  const faults = listed.fault ? [...finding.faults, listed.fault] : finding.faults;
  return settled({ ...finding, listed, faults });
}
