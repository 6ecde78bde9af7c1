import { relative } from 'node:path';
import { browserStep } from '../test-steps/browser-step';
import { freshSeed, usualCases } from '../test-steps/property-cases';
import type { Phase } from '../run/schedule';
import type { Step } from '../run/step';
import { buildStep } from '../test-steps/test-steps';
import { unitStep } from '../test-steps/unit-step';
import type { Affected } from './find-affected';

/** How often each test is tried, and each browser test once more on slowed pages. */
const times = 10;

/** How many times slower pages compute in the second round. */
const slowed = 6;

/** More than the cores that are counted on: what the tests of a busy machine meet. */
const workers = 4;

/** Steps that try the same tests under the same conditions. */
export interface Trial {
  readonly name: string;
  readonly files: readonly string[];
  readonly steps: readonly Step[];
}

/** Seeds in a row, from the one that the environment names, or from a new one. */
export function seedsFrom(env: NodeJS.ProcessEnv, now: number): readonly string[] {
  const first = Number(env.TRUSTFOLD_SEED ?? freshSeed(now));
  return Array.from({ length: times }, (_, index) => String(first + index));
}

/** What tries the affected test files, those without one left out. */
export function trialsOf({ unit, browser }: Affected, seeds: readonly string[]): readonly Trial[] {
  const { runs } = usualCases();
  const args = [
    ...browser.map((file) => relative('e2e', file)),
    `--repeat-each=${times}`,
    `--workers=${workers}`,
    '--retries=0',
  ];
  const slowly = `slowed ${slowed} times`;
  const trials = [
    {
      name: 'unit tests',
      files: unit,
      steps: seeds.map((seed) =>
        unitStep({
          workers,
          args: ['--runTestsByPath', ...unit],
          cases: { seed, runs },
          how: `seed ${seed}`,
        }),
      ),
    },
    { name: 'browser tests', files: browser, steps: [browserStep({ args })] },
    {
      name: `browser tests, ${slowly}`,
      files: browser,
      steps: [browserStep({ args, slowed, how: slowly })],
    },
  ];
  return trials.filter(({ files }) => files.length > 0);
}

/** One step after the other, so that none disturbs another; a build first, where one is needed. */
export const phasesOf = (trials: readonly Trial[]): readonly Phase[] => {
  const steps = trials.flatMap((trial) => trial.steps);
  const isBuildNeeded = steps.some(({ needs = [] }) => needs.includes(buildStep.name));
  return [...(isBuildNeeded ? [buildStep] : []), ...steps].map((step) => [step]);
};
