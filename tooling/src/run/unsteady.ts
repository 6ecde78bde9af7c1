import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { repository, workDirectory } from '../packages';
import type { UnsteadyTest } from './step';

/** More than these are the fault of the machine or the change, and not of a test. */
const limits = { all: 5, oneFile: 2 };

/** Where a run leaves its unsteady tests. */
const reportFile = join(workDirectory, 'reports', 'unsteady.json');

const registerSchema = v.array(
  v.object({
    file: v.string(),
    title: v.string(),
    /** The day of the run, ISO. */
    seen: v.pipe(v.string(), v.isoDate()),
    error: v.string(),
  }),
);

export type UnsteadyRegister = v.InferOutput<typeof registerSchema>;

/** The tests that were unsteady in an earlier run, as the repository keeps them. */
export const readUnsteadyRegister = (): UnsteadyRegister =>
  v.parse(
    registerSchema,
    JSON.parse(readFileSync(join(repository, 'e2e', 'unsteady.json'), 'utf8')),
  );

/** Why these unsteady tests fail a run; undefined if they do not. */
export function tooUnsteady(tests: readonly UnsteadyTest[]): string | undefined {
  if (tests.length > limits.all)
    return `${tests.length} tests passed only on retry, and more than ${limits.all} fail a run.`;
  const inFile = (file: string) => tests.filter((test) => test.file === file).length;
  const crowded = tests.find(({ file }) => inFile(file) > limits.oneFile)?.file;
  if (crowded === undefined) return undefined;
  return `${inFile(crowded)} tests of ${crowded} passed only on retry, and more than ${limits.oneFile} of one file fail a run.`;
}

/** A line for each; one that is in the register comes before all other work. */
export const unsteadyLines = (
  tests: readonly UnsteadyTest[],
  register: UnsteadyRegister,
): readonly string[] =>
  tests.map(({ file, title, error }) => {
    const before = register.find((one) => one.file === file && one.title === title);
    const again =
      before === undefined ? '' : ` (unsteady on ${before.seen} too: fix it before anything else)`;
    return `${file} ${title}: ${error}${again}`;
  });

/** Writes the unsteady tests of this run where the next reader looks for them; returns the file's name. */
export function keepUnsteady(tests: readonly UnsteadyTest[]): string {
  mkdirSync(dirname(reportFile), { recursive: true });
  if (tests.length > 0 || existsSync(reportFile))
    writeFileSync(reportFile, `${JSON.stringify(tests, null, 2)}\n`);
  return reportFile;
}
