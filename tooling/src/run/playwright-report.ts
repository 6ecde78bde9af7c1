import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { settledTotals } from './totals';
import type { Outcome } from './step';

const failure = v.object({
  message: v.optional(v.string(), ''),
  snippet: v.optional(v.string(), ''),
});

const attachment = v.object({ name: v.string(), path: v.optional(v.string(), '') });

const spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(
        v.object({ errors: v.array(failure), attachments: v.optional(v.array(attachment), []) }),
      ),
    }),
  ),
});

type Suite = { specs?: v.InferOutput<typeof spec>[] | undefined; suites?: Suite[] | undefined };

const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(spec)),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.array(failure),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** Reads what Playwright's json reporter wrote; a test that passed only when tried again has failed. */
export function readPlaywrightReport(json: unknown, exitedWell: boolean): Outcome {
  const { suites, errors, stats } = v.parse(playwrightReport, json);
  const failed = suites.flatMap(failuresIn);
  const counted = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
  return {
    totals: settledTotals(counted, exitedWell && errors.length === 0),
    details: [...errors.map(describe), ...failed.map(describeTest)].join('\n\n'),
    failures: failed.map(lineOf),
    ...remarkOn(suites.flatMap(passedIn)),
  };
}

/** In which engines how many tests passed, where there is more than one. */
function remarkOn(engines: readonly string[]): Pick<Outcome, 'remark'> {
  const names = [...new Set(engines)];
  if (names.length < 2) return {};
  const counted = names.map((name) => `${engines.filter((one) => one === name).length} in ${name}`);
  return { remark: counted.join(', ') };
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

interface FailedTest {
  readonly name: string;
  readonly results: v.InferOutput<typeof spec>['tests'][number]['results'];
}

function failuresIn({ specs = [], suites = [] }: Suite): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `${file}:${line} ${title} (${projectName})`,
        results,
      })),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

function describeTest({ name, results }: FailedTest): string {
  const reasons = results.flatMap(({ errors, attachments }) => [
    ...errors.map(describe),
    ...attachments.map(pageSnapshot),
  ]);
  return [name, ...reasons].filter((text) => text !== '').join('\n');
}

function lineOf({ name, results }: FailedTest): string {
  const [reason = ''] = results.flatMap(({ errors }) => errors.map(({ message }) => message));
  const [first = ''] = reason.split('\n');
  return first === '' ? name : `${name}: ${first}`;
}

function describe({ message, snippet }: v.InferOutput<typeof failure>): string {
  return [message, snippet].filter((text) => text !== '').join('\n');
}

const snapshotLines = 100;

/** What the page, or the part of it that was asserted on, showed when the test failed. */
function pageSnapshot({ name, path }: v.InferOutput<typeof attachment>): string {
  if (name !== 'error-context' || !existsSync(path)) return '';
  // Under a heading of its own after a timeout, among the error's details after an assertion.
  const blocks = readFileSync(path, 'utf8').matchAll(/^```yaml\n([^]*?)\n```$/gm);
  const lines = Array.from(blocks, ([, snapshot = '']) => snapshot.split('\n')).flat();
  const kept = lines.slice(0, snapshotLines);
  if (kept.length < lines.length) kept.push(`… lines left out: ${lines.length - kept.length}`);
  return kept.join('\n');
}
