import type { Totals } from './totals';

/** One try of one test. */
export type TestTry = {
  /** From the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly ms: number;
  /** The first line of what was wrong; undefined where it passed. */
  readonly error: string | undefined;
};

/** A test that failed, was tried again and passed. */
export type UnsteadyTest = {
  /** From the repository's root. */
  readonly file: string;
  readonly title: string;
  /** The first line of what was wrong at first. */
  readonly error: string;
};

/**
 * How a step came out; `details` is what to show when it failed, `failures` a line each, to end the run with,
 * `remark` what its own line says beside the counts, `ms` how long it ran.
 */
export type Outcome = {
  totals: Totals;
  details: string;
  failures?: readonly string[];
  remark?: string;
  ms?: number;
  /** Why it was stopped before its end. */
  stopped?: string | undefined;
  /** Each try of each test that ran. */
  tries?: readonly TestTry[];
  /** Counted as passed. */
  unsteady?: readonly UnsteadyTest[];
  /** What to run after all other steps, alone; its outcome takes the place of this one. */
  again?: Step;
};

export type Step = {
  name: string;
  /** Steps of an earlier phase that must have passed; when one did not, this one fails unrun. */
  needs?: readonly string[];
  /** `note` replaces the few words that say how far it is. */
  run: (note: (text: string) => void, signal: AbortSignal) => Promise<Outcome>;
};
