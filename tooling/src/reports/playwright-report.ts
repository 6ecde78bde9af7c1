import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isNeverForgiven } from './never-forgiven';
import {
  playwrightReport,
  type Attachment,
  type Failure,
  type Suite,
  type TestResult,
} from './playwright-schema';
import type { Outcome, TestTry, UnsteadyTest } from '../run/step';
import { settledTotals } from './read-report';

/**
 * Reads what Playwright's json reporter wrote. A test that passed only when tried again has passed and is named,
 * unless what it met at first is never forgiven.
 */
export function readPlaywrightReport(json: unknown, exitedWell: boolean): Outcome {
  const { suites, errors, stats } = v.parse(playwrightReport, json);
  const retried = suites.flatMap(testsWith('flaky'));
  const unforgiven = retried.filter(({ results }) => messagesOf(results).some(isNeverForgiven));
  const failed = [...suites.flatMap(testsWith('unexpected')), ...unforgiven];
  const counted = {
    passed: stats.expected + retried.length - unforgiven.length,
    failed: stats.unexpected + unforgiven.length,
    skipped: stats.skipped,
  };
  return {
    totals: settledTotals(counted, exitedWell && errors.length === 0),
    details: [...errors.map(describe), ...failed.map(describeTest)].join('\n\n'),
    failures: failed.map(lineOf),
    unsteady: retried.filter((test) => !unforgiven.includes(test)).map(unsteadyOf),
    tries: suites.flatMap(testsWith('expected', 'unexpected', 'flaky')).flatMap(triesOf),
    ...remarkOn(suites.flatMap(passedIn), suites.flatMap(skippedBecause)),
  };
}

/** What the tests of a report noted under a type, in its order. */
export function notesIn(json: unknown, type: string): readonly string[] {
  const notesOf = ({ specs = [], suites = [] }: Suite): string[] => [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ annotations }) =>
        annotations.filter((note) => note.type === type).map(({ description }) => description),
      ),
    ),
    ...suites.flatMap(notesOf),
  ];
  return v.parse(playwrightReport, json).suites.flatMap(notesOf);
}

/** In which engines how many tests passed, where there is more than one, and why how many were skipped. */
function remarkOn(engines: readonly string[], skipped: readonly string[]): Pick<Outcome, 'remark'> {
  const passed = countEach(engines);
  const remarks = [
    ...(passed.length < 2 ? [] : passed.map(([name, count]) => `${count} in ${name}`)),
    ...countEach(skipped).map(([reason, count]) => `${count} skipped: ${reason}`),
  ];
  return remarks.length === 0 ? {} : { remark: remarks.join(', ') };
}

const countEach = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => [text, texts.filter((one) => one === text).length] as const);

/** What each test that was skipped says of it, where it says something. */
function skippedBecause({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .flatMap(
        ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? [],
      )
      .filter((reason) => reason !== ''),
  );
  return [...own, ...suites.flatMap(skippedBecause)];
}

/** The engine of each test that passed: a project's name begins with it. */
function passedIn({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ tests }) =>
    tests
      .filter(({ status }) => status === 'expected')
      .flatMap(({ projectName }) => projectName.split(' ', 1)),
  );
  return [...own, ...suites.flatMap(passedIn)];
}

interface ReportedTest {
  readonly file: string;
  /** With its engine. */
  readonly title: string;
  readonly line: number;
  readonly results: readonly TestResult[];
}

/** The tests that came out in one of these ways, however deep they are. */
const testsWith =
  (...outcomes: readonly string[]) =>
  ({ specs = [], suites = [] }: Suite): ReportedTest[] => {
    const own = specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => outcomes.includes(status))
        .map(({ projectName, results }) => ({
          file,
          title: `${title} (${projectName})`,
          line,
          results,
        })),
    );
    return [...own, ...suites.flatMap(testsWith(...outcomes))];
  };

const messagesOf = (results: readonly TestResult[]) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message));

const firstLineOf = (results: readonly TestResult[]) => {
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
  const reasons = test.results.flatMap(({ errors, attachments }) => [
    ...errors.map(describe),
    ...attachments.map(pageSnapshot),
  ]);
  return [placeOf(test), ...reasons].filter((text) => text !== '').join('\n');
}

function lineOf(test: ReportedTest): string {
  const first = firstLineOf(test.results);
  return first === '' ? placeOf(test) : `${placeOf(test)}: ${first}`;
}

function describe({ message, snippet }: Failure): string {
  return [message, snippet].filter((text) => text !== '').join('\n');
}

const snapshotLines = 100;

/** What the page, or the part of it that was asserted on, showed when the test failed. */
function pageSnapshot({ name, path }: Attachment): string {
  if (name !== 'error-context' || !existsSync(path)) return '';
  // Under a heading of its own after a timeout, among the error's details after an assertion.
  const blocks = readFileSync(path, 'utf8').matchAll(/^```yaml\n([^]*?)\n```$/gm);
  const lines = Array.from(blocks, ([, snapshot = '']) => snapshot.split('\n')).flat();
  const kept = lines.slice(0, snapshotLines);
  if (kept.length < lines.length) kept.push(`… lines left out: ${lines.length - kept.length}`);
  return kept.join('\n');
}
