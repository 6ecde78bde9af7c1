import { relative } from 'node:path';
import * as v from 'valibot';
import { repository } from '../packages';
import type { Outcome, TestTry, UnsteadyTest } from '../run/step';
import { addTotals, type Totals } from '../run/totals';
import { settledTotals } from './read-report';

const assertion = v.object({
  fullName: v.string(),
  status: v.string(),
  duration: v.nullish(v.number(), 0),
  failureMessages: v.optional(v.array(v.string()), []),
});

const file = v.object({
  name: v.string(),
  status: v.string(),
  message: v.string(),
  assertionResults: v.array(assertion),
});

const jestReport = v.object({
  success: v.boolean(),
  wasInterrupted: v.optional(v.boolean(), false),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(file),
});

type TestFile = v.InferOutput<typeof file>;

/** In the title of a test that the deep run alone takes: jest lists it as pending in a usual run. */
export const deepTag = '@deep';

const deepIn = (files: readonly TestFile[]): number =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status === 'pending' && fullName.includes(deepTag)).length;

/** Reads what `jest --json` wrote; a test file that could not run counts as one failure. */
export function readJestReport(json: unknown, exitedWell: boolean): Outcome {
  const report = v.parse(jestReport, json);
  const counted = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests - deepIn(report.testResults),
  };
  const failed = failedIn(report.testResults);
  return {
    totals: settledTotals(counted, exitedWell && report.success),
    details: failed.map(({ message }) => message.trim()).join('\n\n'),
    failures: failed.map((one) => `${placeOf(one)}: ${firstLine(one.message)}`),
    tries: report.testResults.flatMap(triesIn),
  };
}

/** The files to try again: those of a report in which something failed, unless the run did not come to its end. */
export function failedFiles(json: unknown): readonly string[] {
  const { wasInterrupted, testResults } = v.parse(jestReport, json);
  return wasInterrupted ? [] : failedIn(testResults).map(({ name }) => name);
}

/** A whole run and the second try of the files that failed in it, as one outcome. */
export function joinJestReports(first: unknown, again: unknown, againExitedWell: boolean): Outcome {
  const failed = failedIn(v.parse(jestReport, first).testResults);
  const retried = v.parse(jestReport, again).testResults;
  const whole = readJestReport(first, true);
  const second = readJestReport(again, againExitedWell);
  const without = failed.map(countsOf).map(negative);
  return {
    ...second,
    totals: addTotals([whole.totals, ...without, second.totals]),
    tries: [...(whole.tries ?? []), ...(second.tries ?? [])],
    unsteady: failed.flatMap((one) => unsteadyIn(one, retried)),
  };
}

const failedIn = (files: readonly TestFile[]) => files.filter(({ status }) => status === 'failed');

const placeOf = ({ name }: TestFile) => relative(repository, name);

/** In place of a title, for a file that could not run. */
const asAWhole = 'as a whole';

const firstLine = (text: string) => text.trim().split('\n', 1).join('');

function countsOf(one: TestFile): Totals {
  const { assertionResults } = one;
  const count = (...statuses: string[]) =>
    assertionResults.filter(({ status }) => statuses.includes(status)).length;
  const failed = count('failed');
  return {
    passed: count('passed'),
    failed: failed === 0 ? 1 : failed,
    skipped: count('pending', 'todo', 'skipped', 'disabled') - deepIn([one]),
  };
}

const negative = ({ passed, failed, skipped }: Totals): Totals => ({
  passed: -passed,
  failed: -failed,
  skipped: -skipped,
});

/** A file that failed in none of its tests could not run, and has failed as a whole. */
function triesIn(one: TestFile): TestTry[] {
  const file = placeOf(one);
  const ran = one.assertionResults.filter(({ status }) => ['passed', 'failed'].includes(status));
  const tries = ran.map(({ fullName, duration, status, failureMessages: [message = ''] }) => ({
    file,
    title: fullName,
    ms: duration,
    error: status === 'failed' ? firstLine(message) : undefined,
  }));
  const isExplained = one.status !== 'failed' || tries.some(({ error }) => error !== undefined);
  return isExplained
    ? tries
    : [...tries, { file, title: asAWhole, ms: 0, error: firstLine(one.message) }];
}

function unsteadyIn(first: TestFile, retried: readonly TestFile[]): UnsteadyTest[] {
  const second = retried.find(({ name }) => name === first.name);
  const failed = first.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0)
    return second?.status === 'passed'
      ? [{ file: placeOf(first), title: asAWhole, error: firstLine(first.message) }]
      : [];
  const passesNow = ({ fullName }: v.InferOutput<typeof assertion>) =>
    second?.assertionResults.some((one) => one.fullName === fullName && one.status === 'passed');
  return failed.filter(passesNow).map(({ fullName, failureMessages: [message = ''] }) => ({
    file: placeOf(first),
    title: fullName,
    error: firstLine(message),
  }));
}
