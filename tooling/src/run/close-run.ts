import { relative } from 'node:path';
import { repository } from '../packages';
import { duration } from '../base/duration';
import type { Outcomes } from './schedule';
import type { Outcome } from './step';
import { addTotals, checkTotals, type Totals } from './totals';
import { keepUnsteady, readUnsteadyRegister, tooUnsteady, unsteadyLines } from './unsteady';

export type Closing = {
  readonly totals: Totals;
  /** What a reader of a cut log must know; the total comes after them. */
  readonly lines: readonly string[];
};

/** Sums a run up: what failed, what was stopped or never started and why, and what was unsteady. */
export function closeRun(
  planned: readonly string[],
  outcomes: Outcomes,
  signal: AbortSignal,
): Closing {
  const ended = [...outcomes];
  const failed = ended.filter(([, outcome]) => hasFailed(outcome));
  const unsteady = ended.flatMap(([, { unsteady = [] }]) => unsteady);
  const unsteadiness = tooUnsteady(unsteady);
  const file = relative(repository, keepUnsteady(unsteady));
  const lines = [
    ...(ended.length > 0 ? [`Steps: ${ended.map(stepLine).join('; ')}`] : []),
    ...(failed.length > 0 ? [`Failed: ${failed.map(([name]) => name).join(', ')}`] : []),
    ...failed.flatMap(([, { failures = [] }]) => failures),
    ...unfinishedLines(planned, outcomes, signal),
    ...(unsteady.length > 0
      ? [
          `Passed only on retry (${unsteady.length}), see ${file}:`,
          ...unsteadyLines(unsteady, readUnsteadyRegister()),
        ]
      : []),
    ...(unsteadiness === undefined ? [] : [unsteadiness]),
  ];
  const faults = [signal.aborted, unsteadiness !== undefined].filter(Boolean);
  return {
    totals: addTotals([
      ...ended.map(([, { totals }]) => totals),
      ...faults.map(() => checkTotals(false)),
    ]),
    lines,
  };
}

/** What was stopped has failed, and is named as stopped; as failed it is named where a test of it did. */
const hasFailed = ({ totals, stopped, failures = [] }: Outcome) =>
  stopped === undefined ? totals.failed > 0 : failures.length > 0;

/** Which steps were stopped or never started, and why. */
export function unfinishedLines(
  planned: readonly string[],
  outcomes: Outcomes,
  signal: AbortSignal,
): readonly string[] {
  const notStarted = planned.filter((name) => !outcomes.has(name));
  return [
    ...[...outcomes].flatMap(([name, outcome]) => stoppedLine(name, outcome)),
    ...(notStarted.length > 0
      ? [`Not started, because ${abortReason(signal)}: ${notStarted.join(', ')}`]
      : []),
  ];
}

function stepLine([name, { ms, remark }]: readonly [string, Outcome]): string {
  if (ms === undefined) return `${name} not run`;
  return [name, duration(ms), remark && `(${remark})`].filter(Boolean).join(' ');
}

function stoppedLine(name: string, { stopped, totals }: Outcome): readonly string[] {
  if (stopped === undefined) return [];
  const missing = totals.skipped > 0 ? `; ${totals.skipped} tests did not run` : '';
  return [`Stopped: ${name}, ${stopped}${missing}`];
}

function abortReason({ reason }: AbortSignal): string {
  const late = reason instanceof DOMException && reason.name === 'TimeoutError';
  return late ? 'the whole run exceeded its time limit' : 'the run was interrupted';
}
