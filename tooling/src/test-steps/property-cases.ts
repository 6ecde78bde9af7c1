import { CliError } from '../base/cli-error';
import { readPropertyRuns } from './property-runs.mjs';
import propertySeed from './property-seed.json' with { type: 'json' };

/** What the cases of property tests are drawn from, and how many times as many as usual are tried. */
export interface PropertyCases {
  readonly seed: string;
  readonly runs: number;
}

/** In a deep run; with more, a slow machine may say nothing of one file for longer than a runner may be silent. */
const deepRuns = 5;

type Environment = Readonly<Record<string, string | undefined>>;

function runsIn({ TRUSTFOLD_RUNS }: Environment): number | undefined {
  try {
    return TRUSTFOLD_RUNS === undefined ? undefined : readPropertyRuns(TRUSTFOLD_RUNS);
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}

/** The same cases in every run, unless the environment says otherwise. */
export const usualCases = (env: Environment = process.env): PropertyCases => ({
  seed: env.TRUSTFOLD_SEED ?? propertySeed.seed,
  runs: runsIn(env) ?? 1,
});

/** More cases, and others in each run, unless the environment says otherwise. */
export const deepCases = (env: Environment = process.env, now = Date.now()): PropertyCases => ({
  seed: env.TRUSTFOLD_SEED ?? freshSeed(now),
  runs: runsIn(env) ?? deepRuns,
});

/** A seed that no earlier run had; a seed is a 32-bit number. */
export const freshSeed = (now: number): string => String(now % 2 ** 31);

/** What has the unit tests draw these cases. */
export const environmentOf = ({ seed, runs }: PropertyCases) => ({
  TRUSTFOLD_SEED: seed,
  TRUSTFOLD_RUNS: String(runs),
});

/** What repeats these cases. */
export const casesRemark = ({ seed, runs }: PropertyCases): string =>
  runs === 1 ? `seed ${seed}` : `seed ${seed}, ${runs} times the cases`;
