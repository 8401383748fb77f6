/** Something in a proof or in the list of promises that does not fit; fairness-fault-... says it. */
export interface Fault {
  what: string;
  seat?: number | null;
  move?: number;
  expected: string;
  got: string;
}

export const fault = (what: string, expected: string, got: string): Fault => ({
  what,
  expected,
  got,
});
