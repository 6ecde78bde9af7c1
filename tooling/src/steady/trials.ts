import { relative } from 'node:path';
import { browserStep } from '../test-steps/browser-step';
import { freshSeed, usualCases } from '../test-steps/property-cases';
import type { Outcomes, Phase } from '../run/schedule';
import type { Step, TestTry } from '../run/step';
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
interface Trial {
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

interface Tried {
  readonly test: string;
  readonly tries: readonly TestTry[];
}

const hasFailed = ({ error }: TestTry) => error !== undefined;

function byTest(tries: readonly TestTry[]): readonly Tried[] {
  const tests = new Map<string, TestTry[]>();
  for (const one of tries) {
    const test = `${one.file} ${one.title}`;
    tests.set(test, [...(tests.get(test) ?? []), one]);
  }
  return Array.from(tests, ([test, all]) => ({ test, tries: all }));
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What came of each trial, and a line for each test that failed: how often, and what was wrong at first. */
export function trialLines(trials: readonly Trial[], outcomes: Outcomes): readonly string[] {
  return trials.flatMap(({ name, files, steps }) => {
    const rounds = steps.map((step) => ({
      step: step.name,
      tries: outcomes.get(step.name)?.tries ?? [],
    }));
    const tries = rounds.flatMap((round) => round.tries);
    const failed = tries.filter(hasFailed);
    const failedTests = byTest(tries).filter((tried) => tried.tries.some(hasFailed));
    return [
      `${name}: ${counted(files.length, 'file')}, ${counted(tries.length, 'run')}, ${failed.length} failed`,
      ...failedTests.map(({ test, tries: all }) => {
        const wrong = all.filter(hasFailed);
        return `  ${test}: ${wrong.length} of ${all.length} failed: ${wrong[0]?.error ?? ''}`;
      }),
      ...rounds
        .filter((round) => steps.length > 1 && round.tries.some(hasFailed))
        .map(({ step, tries: own }) => `  ${step}: ${own.filter(hasFailed).length} failed`),
    ];
  });
}

/** The steps that failed without a failed test, which their trial's line does not tell. */
export function brokenSteps(outcomes: Outcomes): readonly string[] {
  return [...outcomes]
    .filter(([, { totals, tries = [] }]) => totals.failed > 0 && !tries.some(hasFailed))
    .map(([name]) => name);
}
