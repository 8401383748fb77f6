/** What a record says about its chance. */
import type { Verdict } from '$lib/wire-types';

export type Seal = 'fair' | 'later' | 'unfair' | 'none' | 'unchecked';

export interface Proof {
  table: string;
  commitment: string;
  secret: string | null;
  seeds: string[];
}

export function sealOf(verdict: Verdict | null): Seal {
  if (verdict === null || verdict.failed === 'unproven') return 'none';
  if (verdict.fair === null) return verdict.failed ? 'later' : 'unchecked';
  return verdict.fair ? 'fair' : 'unfair';
}

/** The proof in a record, as far as it is whole. */
export function proofOf(record: unknown): Proof | null {
  const fair = (record as { fair?: Partial<Proof> } | null)?.fair;
  if (!fair || typeof fair.commitment !== 'string' || !Array.isArray(fair.seeds)) return null;
  return {
    table: String(fair.table ?? ''),
    commitment: fair.commitment,
    secret: fair.secret ?? null,
    seeds: fair.seeds.map(String),
  };
}
