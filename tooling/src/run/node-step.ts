import { mkdirSync, rmSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { repository } from '../packages';
import { sentenceIn } from '../base/cli-error';
import { type ProcessOptions, type ProcessResult, runProcess } from '../base/process';
import { scriptOf } from '../base/scripts';
import type { Outcome, Step } from './step';
import { checkTotals } from './totals';

const minuteMs = 60_000;

/** No step has a limit but silence: a slow machine fails nothing. A check may say nothing until its end. */
const silenceMs = { runner: 12 * minuteMs, check: 30 * minuteMs };

const tailLength = 6000;

/**
 * Colours would stand as control characters in a log and hide what a line begins with. Programs differ in what they
 * make of FORCE_COLOR=0, so it is taken away.
 */
export const plainEnvironment = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };

/** Runs a script with this Node in the repository's root, until it ends or is silent for too long. */
export function runNode(
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  return runProcess(process.execPath, args, {
    cwd: repository,
    env: plainEnvironment,
    silence: silenceMs.check,
    ...options,
  });
}

/** Runs a test runner, which says something of each test or file. */
export function runRunner(
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  return runNode(args, { silence: silenceMs.runner, ...options });
}

/** Of a program that only says yes or no. */
export function outcomeOf({ code, output, stopped }: ProcessResult): Outcome {
  return {
    totals: checkTotals(code === 0),
    details: output,
    stopped: reasonOf(stopped, silenceMs.check),
  };
}

function reasonOf(stopped: ProcessResult['stopped'], silence: number): string | undefined {
  if (stopped === 'silent') return `no output for ${silence / minuteMs} minutes`;
  return stopped === 'aborted' ? 'the whole run was stopped' : undefined;
}

/** A step that a script answers by its exit code. */
export function checkStep(name: string, args: readonly string[]): Step {
  return { name, run: async (_note, signal) => outcomeOf(await runNode(args, { signal })) };
}

/** What lints and checks the types: of every file of the repository, or of those that are named after it. */
export const lintCommand = [scriptOf('oxlint', 'oxlint'), '--config', 'oxlint.config.mjs'];

/** Of all files: what is changed in one may break the types of another. */
export const lintStep = checkStep('lint and types', lintCommand);

/** Takes away what an earlier run reported. */
export function clearReport(report: string): void {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
}

/**
 * What a test runner reported. One that left no readable report has crashed, and that is a failure with its last
 * words; one that was stopped has failed, whatever it reported.
 */
export function readReport(
  file: string,
  { code, output, stopped }: ProcessResult,
  read: (json: unknown, exitedWell: boolean) => Outcome,
): Outcome {
  const why = { stopped: reasonOf(stopped, silenceMs.runner) };
  const tail = output.slice(-tailLength);
  try {
    const exitedWell = code === 0 && stopped === undefined;
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')), exitedWell);
    return { ...outcome, ...why, details: outcome.details === '' ? tail : outcome.details };
  } catch {
    const said = ['No report was written.', tail, sentenceIn(output)].filter(Boolean);
    const details = stopped === 'aborted' ? '' : said.join('\n');
    return { ...why, totals: checkTotals(false), details };
  }
}
