import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type {
  JSONReport,
  JSONReportSuite,
  JSONReportTest,
  JSONReportTestResult,
} from '@playwright/test/reporter';
import type { Outcome, TestTry, UnsteadyTest } from '../run/step';
import { isNeverForgiven } from './never-forgiven';
import { settledTotals } from './read-report';

/** What Playwright's json reporter wrote; of another file, reading fails. */
const reportIn = (json: unknown) => json as JSONReport;

interface ReportedTest extends JSONReportTest {
  readonly file: string;
  /** With its engine. */
  readonly title: string;
  readonly line: number;
}

/** The tests of a report, however deep they are. */
function* testsIn(suites: readonly JSONReportSuite[] = []): Generator<ReportedTest> {
  for (const { specs = [], suites: inner } of suites) {
    for (const { title, file, line, tests } of specs)
      for (const test of tests)
        yield { ...test, file, line, title: `${title} (${test.projectName})` };
    yield* testsIn(inner);
  }
}

/**
 * Reads what Playwright's json reporter wrote. A test that passed only when tried again has passed and is named,
 * unless what it met at first is never forgiven.
 */
export function readPlaywrightReport(json: unknown, exitedWell: boolean): Outcome {
  const { suites, errors, stats } = reportIn(json);
  const tests = [...testsIn(suites)];
  const retried = tests.filter(({ status }) => status === 'flaky');
  const unforgiven = retried.filter((test) => messagesOf(test.results).some(isNeverForgiven));
  const failed = [...tests.filter(({ status }) => status === 'unexpected'), ...unforgiven];
  const counted = {
    passed: stats.expected + retried.length - unforgiven.length,
    failed: stats.unexpected + unforgiven.length,
    skipped: stats.skipped,
  };
  return {
    totals: settledTotals(counted, exitedWell && errors.length === 0),
    details: [...errors.map(({ message = '' }) => message), ...failed.map(describeTest)].join(
      '\n\n',
    ),
    failures: failed.map(lineOf),
    unsteady: retried.filter((test) => !unforgiven.includes(test)).map(unsteadyOf),
    tries: tests.filter(({ status }) => status !== 'skipped').flatMap(triesOf),
    ...remarkOn(tests),
  };
}

/** What the tests of a report noted under a type, in its order. */
export const notesIn = (json: unknown, type: string): readonly string[] =>
  [...testsIn(reportIn(json).suites)].flatMap((test) => notesOf(test, type));

const notesOf = ({ annotations }: ReportedTest, type: string) =>
  annotations.filter((note) => note.type === type).map(({ description = '' }) => description);

/** In which engines how many tests passed, where there is more than one, and why how many were skipped. */
function remarkOn(tests: readonly ReportedTest[]): Pick<Outcome, 'remark'> {
  const testsOf = (wanted: ReportedTest['status']) =>
    tests.filter(({ status }) => status === wanted);
  // A project's name begins with its engine.
  const engines = countEach(
    testsOf('expected').flatMap(({ projectName }) => projectName.split(' ', 1)),
  );
  const reasons = testsOf('skipped').map((test) => notesOf(test, 'skip')[0] ?? '');
  const remarks = [
    ...(engines.length < 2 ? [] : engines.map(([name, count]) => `${count} in ${name}`)),
    ...countEach(reasons.filter(Boolean)).map(([why, count]) => `${count} skipped: ${why}`),
  ];
  return remarks.length === 0 ? {} : { remark: remarks.join(', ') };
}

const countEach = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => [text, texts.filter((one) => one === text).length] as const);

/** Playwright colours its messages in a log too. */
const messagesOf = (results: readonly JSONReportTestResult[]) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => stripVTControlCharacters(message)));

const firstLineOf = (results: readonly JSONReportTestResult[]) => {
  const [reason = ''] = messagesOf(results);
  return reason.split('\n', 1).join('');
};

const placeOf = ({ file, line, title }: ReportedTest) => `${file}:${line} ${title}`;

const unsteadyOf = ({ file, title, results }: ReportedTest): UnsteadyTest => ({
  file: `e2e/${file}`,
  title,
  error: firstLineOf(results),
});

/** A try that was skipped or interrupted tells nothing of its test. */
const triesOf = ({ file, title, results }: ReportedTest): readonly TestTry[] =>
  results
    .filter(({ status }) => status !== 'skipped' && status !== 'interrupted')
    .map((result) => ({
      file: `e2e/${file}`,
      title,
      ms: result.duration,
      error: result.errors.length === 0 ? undefined : firstLineOf([result]),
    }));

function describeTest(test: ReportedTest): string {
  const reasons = test.results.flatMap((result) => [
    ...messagesOf([result]),
    ...result.attachments.map(pageSnapshot),
  ]);
  return [placeOf(test), ...reasons].filter((text) => text !== '').join('\n');
}

function lineOf(test: ReportedTest): string {
  const first = firstLineOf(test.results);
  return first === '' ? placeOf(test) : `${placeOf(test)}: ${first}`;
}

const snapshotLines = 100;

/** What the page, or the part of it that was asserted on, showed when the test failed. */
function pageSnapshot({ name, path = '' }: JSONReportTestResult['attachments'][number]): string {
  if (name !== 'error-context' || !existsSync(path)) return '';
  // Under a heading of its own after a timeout, among the error's details after an assertion.
  const blocks = readFileSync(path, 'utf8').matchAll(/^```yaml\n([^]*?)\n```$/gm);
  const lines = Array.from(blocks, ([, snapshot = '']) => snapshot.split('\n')).flat();
  const kept = lines.slice(0, snapshotLines);
  if (kept.length < lines.length) kept.push(`… lines left out: ${lines.length - kept.length}`);
  return kept.join('\n');
}
