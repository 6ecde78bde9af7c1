import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workDirectory } from '../packages';
import { failedFiles, joinJestReports, readJestReport } from './jest-report';
import { clearReport, readReport, runRunner } from './node-step';
import propertySeed from './property-seed.json' with { type: 'json' };
import { scriptOf } from './scripts';
import type { Outcome, Step } from './step';

export type UnitRun = {
  readonly workers: number;
  /** Further arguments of the runner. */
  readonly args: readonly string[];
  /** How its report is read. */
  readonly read?: (json: unknown, exitedWell: boolean) => Outcome;
};

/** With more files than these the change is broken, not a test unsteady. */
const mostTriedAgain = 5;

const reportNamed = (name: string) => join(workDirectory, 'reports', `${name}.json`);

/** The unit tests, or those that the arguments name; the few files that fail are tried once more, alone. */
export function unitStep({ workers, args, read = readJestReport }: UnitRun): Step {
  return {
    name: 'unit tests',
    run: async (note, signal) => {
      const report = reportNamed('unit');
      const outcome = await runJest({ report, workers, args, read, note, signal });
      const again = outcome.stopped === undefined ? filesToTryAgain(report) : [];
      return again.length === 0 ? outcome : { ...outcome, again: stepAgain(report, again) };
    },
  };
}

type JestRun = Required<UnitRun> & {
  readonly report: string;
  readonly note: (text: string) => void;
  readonly signal: AbortSignal;
};

async function runJest({ report, workers, args, read, note, signal }: JestRun): Promise<Outcome> {
  let files = 0;
  const onLine = (line: string) => {
    if (/^(PASS|FAIL) /.test(line)) note(`${(files += 1)} files`);
  };
  const all = [
    scriptOf('jest', 'jest'),
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${workers}`,
    // A limit keeps even one worker a process of its own, which is renewed before it grows too large.
    '--workerIdleMemoryLimit=1GB',
    ...args,
  ];
  clearReport(report);
  const outcome = readReport(report, await runRunner(all, { signal, onLine }), read);
  const seed = `seed ${process.env.TRUSTFOLD_SEED ?? propertySeed.seed}`;
  return { ...outcome, remark: [outcome.remark, seed].filter(Boolean).join(', ') };
}

function filesToTryAgain(report: string): readonly string[] {
  try {
    const files = failedFiles(JSON.parse(readFileSync(report, 'utf8')));
    return files.length > mostTriedAgain ? [] : files;
  } catch {
    return [];
  }
}

function stepAgain(report: string, files: readonly string[]): Step {
  return {
    name: 'unit tests, again',
    run: (note, signal) => {
      const first: unknown = JSON.parse(readFileSync(report, 'utf8'));
      const read = (json: unknown, exitedWell: boolean) => joinJestReports(first, json, exitedWell);
      const args = ['--runTestsByPath', ...files];
      return runJest({ report: reportNamed('unit-again'), workers: 1, args, read, note, signal });
    },
  };
}
