import type { Totals } from './totals';

/**
 * How a step came out; `details` is what to show when it failed, `failures` a line each, to end the run with,
 * `remark` what its own line says beside the counts.
 */
export type Outcome = {
  totals: Totals;
  details: string;
  failures?: readonly string[];
  remark?: string;
};

export type Step = {
  name: string;
  /** Steps that must have passed before this one starts; when one did not, this one fails unrun. */
  after?: readonly string[];
  /** `note` replaces the few words that say how far it is. */
  run: (note: (text: string) => void, signal: AbortSignal) => Promise<Outcome>;
};
