import type { Outcomes } from '../run/schedule';
import type { TestTry } from '../run/step';
import type { Trial } from './steady-steps';

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
