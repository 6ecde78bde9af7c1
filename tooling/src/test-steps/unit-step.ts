import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { deepTag, failedFiles, joinJestReports, readJestReport } from '../reports/jest-report';
import { clearReport, readReport, reportNamed } from '../reports/read-report';
import { plainEnvironment, runRunner } from '../run/node-step';
import { casesRemark, environmentOf, usualCases, type PropertyCases } from './property-cases';
import { scriptOf } from '../base/scripts';
import type { Outcome, Step } from '../run/step';

export type UnitRun = {
  readonly workers: number;
  /** Further arguments of the runner. */
  readonly args: readonly string[];
  readonly cases?: PropertyCases;
  /** Where one run has unit tests more than once, what tells these from the others. */
  readonly how?: string;
  /** What else they are told. */
  readonly env?: Readonly<Record<string, string>>;
};

/** The unit tests of `npm test`; those whose like is among them, or that take long, are deep. */
export const unitsWithoutDeep = ['--testNamePattern', `^(?!.*${deepTag})`];

/** With more files than these the change is broken, not a test unsteady. */
const maxRetriedFiles = 5;

const reportSoFar = join(repository, 'tooling', 'src', 'reports', 'report-so-far.mjs');

/** The unit tests, or those that the arguments name; the few files that fail are tried once more, alone. */
export function unitStep(asked: UnitRun): Step {
  const { how, cases = usualCases(), env = {} } = asked;
  const name = ['unit tests', how].filter(Boolean).join(', ');
  return {
    name,
    run: async (note, signal) => {
      const run: JestRun = {
        ...asked,
        cases,
        env,
        read: readJestReport,
        report: reportNamed(name),
        note,
        signal,
      };
      const outcome = await runJest(run);
      const again = outcome.stopped === undefined ? filesToTryAgain(run.report) : [];
      return again.length === 0 ? outcome : { ...outcome, again: stepAgain(name, again, run) };
    },
  };
}

type JestRun = Required<Omit<UnitRun, 'how'>> & {
  /** How its report is read. */
  readonly read: (json: unknown, exitedWell: boolean) => Outcome;
  readonly report: string;
  readonly note: (text: string) => void;
  readonly signal: AbortSignal;
};

async function runJest(run: JestRun): Promise<Outcome> {
  const { report, workers, args, cases, read, note, signal } = run;
  let files = 0;
  const onLine = (line: string) => {
    if (/^(PASS|FAIL) /.test(line)) note(`${(files += 1)} files`);
  };
  const all = [
    scriptOf('jest', 'jest'),
    '--json',
    `--outputFile=${report}`,
    '--reporters=default',
    `--reporters=${reportSoFar}`,
    `--maxWorkers=${workers}`,
    // A limit keeps even one worker a process of its own, which is renewed before it grows too large.
    '--workerIdleMemoryLimit=1GB',
    ...args,
  ];
  clearReport(report);
  const env = { ...plainEnvironment, ...environmentOf(cases), ...run.env };
  const outcome = readReport(report, await runRunner(all, { env, signal, onLine }), read);
  return { ...outcome, remark: [outcome.remark, casesRemark(cases)].filter(Boolean).join(', ') };
}

function filesToTryAgain(report: string): readonly string[] {
  try {
    const files = failedFiles(JSON.parse(readFileSync(report, 'utf8')));
    return files.length > maxRetriedFiles ? [] : files;
  } catch {
    return [];
  }
}

function stepAgain(name: string, files: readonly string[], first: JestRun): Step {
  const again = `${name}, again`;
  return {
    name: again,
    run: (note, signal) => {
      const tried: unknown = JSON.parse(readFileSync(first.report, 'utf8'));
      const read = (json: unknown, exitedWell: boolean) => joinJestReports(tried, json, exitedWell);
      const args = ['--runTestsByPath', ...files];
      return runJest({
        ...first,
        report: reportNamed(again),
        workers: 1,
        args,
        read,
        note,
        signal,
      });
    },
  };
}
