import { type ProcessOptions, type ProcessResult, runProcess } from '../base/process';
import { repository } from '../packages';
import type { Outcome, Step } from './step';
import { checkTotals } from './totals';

const minuteMs = 60_000;

/** Silence is the only limit of a step: a slow machine fails nothing. A check may be silent until its end. */
const silenceMs = { runner: 12 * minuteMs, check: 30 * minuteMs };

type Kind = keyof typeof silenceMs;

/**
 * Colours would be control characters in a log and hide what a line begins with. Programs differ in what they
 * make of FORCE_COLOR=0, so it is taken away.
 */
export const plainEnvironment = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };

const run = (kind: Kind, args: readonly string[], options: ProcessOptions = {}) =>
  runProcess(process.execPath, args, {
    cwd: repository,
    env: plainEnvironment,
    silence: silenceMs[kind],
    ...options,
  });

/** Runs a script with this Node in the repository's root, until it ends or is silent for too long. */
export const runNode = (args: readonly string[], options?: ProcessOptions) =>
  run('check', args, options);

/** Runs a test runner, which says something of each test or file. */
export const runRunner = (args: readonly string[], options?: ProcessOptions) =>
  run('runner', args, options);

/** Why a program was stopped, in words; undefined if it was not. */
export function stopReason({ stopped }: ProcessResult, kind: Kind): string | undefined {
  if (stopped === 'silent') return `no output for ${silenceMs[kind] / minuteMs} minutes`;
  return stopped === 'aborted' ? 'the whole run was stopped' : undefined;
}

/** Of a program that only says yes or no. */
export const outcomeOf = (result: ProcessResult): Outcome => ({
  totals: checkTotals(result.code === 0),
  details: result.output,
  stopped: stopReason(result, 'check'),
});

/** A step that a script answers by its exit code. */
export const checkStep = (name: string, args: readonly string[]): Step => ({
  name,
  run: async (_note, signal) => outcomeOf(await runNode(args, { signal })),
});
