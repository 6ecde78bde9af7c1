import { mkdirSync, rmSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository, workDirectory } from '../packages';
import { type ProcessOptions, type ProcessResult, runProcess } from './process';
import { scriptOf } from './scripts';
import type { Outcome, Step } from './step';
import { checkTotals } from './totals';

const stepLimitMs = 50 * 60_000;
const tailLength = 6000;

/** Colours would stand as control characters in a log and hide what a line begins with. */
const plainEnvironment = { ...process.env, FORCE_COLOR: '0', NO_COLOR: undefined };

/** Runs a script with this Node, in the repository's root and within a step's time. */
export function runNode(
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  return runProcess(process.execPath, args, {
    cwd: repository,
    env: plainEnvironment,
    timeout: stepLimitMs,
    ...options,
  });
}

/** Of a program that only says yes or no. */
export function outcomeOf({ code, output, timedOut }: ProcessResult): Outcome {
  return { totals: checkTotals(code === 0), details: timedOut ? late(output) : output };
}

/** A step that a script answers by its exit code. */
export function checkStep(name: string, args: readonly string[]): Step {
  return { name, run: async (_note, signal) => outcomeOf(await runNode(args, { signal })) };
}

/** The types of one project, of which only what has changed since the last time is read anew. */
export function typesStep(name: string, project: string): Step {
  return checkStep(`types: ${name}`, [
    scriptOf('typescript', 'tsc'),
    '--project',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    join(workDirectory, 'cache', `${name}.tsbuildinfo`),
  ]);
}

/** Takes away what an earlier run reported. */
export function clearReport(report: string): void {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
}

/** A runner that left no readable report has crashed, and that is a failure with its last words. */
export function readReport(
  file: string,
  { code, output, timedOut }: ProcessResult,
  read: (json: unknown, exitedWell: boolean) => Outcome,
): Outcome {
  const tail = (timedOut ? late(output) : output).slice(-tailLength);
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')), code === 0);
    return outcome.details === '' ? { ...outcome, details: tail } : outcome;
  } catch {
    return { totals: checkTotals(false), details: `No report was written.\n${tail}` };
  }
}

function late(output: string): string {
  return `${output}\nStopped after ${stepLimitMs / 60_000} minutes.`;
}
