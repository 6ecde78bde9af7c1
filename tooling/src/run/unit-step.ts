import { join } from 'node:path';
import { workDirectory } from '../packages';
import { readJestReport } from './jest-report';
import { clearReport, readReport, runNode } from './node-step';
import { scriptOf } from './scripts';
import type { Outcome, Step } from './step';

export type UnitRun = {
  readonly workers: number;
  /** Further arguments of the runner. */
  readonly args: readonly string[];
  /** How its report is read. */
  readonly read?: (json: unknown, exitedWell: boolean) => Outcome;
};

/** The unit tests, or those that the arguments name. */
export function unitStep({ workers, args, read = readJestReport }: UnitRun): Step {
  const report = join(workDirectory, 'reports', 'unit.json');
  const all = [
    scriptOf('jest', 'jest'),
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${workers}`,
    // A limit keeps even one worker a process of its own, which is renewed before it grows too large.
    '--workerIdleMemoryLimit=1GB',
    ...args,
  ];
  return {
    name: 'unit tests',
    run: async (note, signal) => {
      let files = 0;
      const onLine = (line: string) => {
        if (/^(PASS|FAIL) /.test(line)) note(`${(files += 1)} files`);
      };
      clearReport(report);
      return readReport(report, await runNode(all, { signal, onLine }), read);
    },
  };
}
