import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sentenceIn } from '../base/cli-error';
import type { ProcessResult } from '../base/process';
import { workDirectory } from '../packages';
import { stopReason } from '../run/node-step';
import type { Outcome } from '../run/step';
import { checkTotals, type Totals } from '../run/totals';

const tailLength = 6000;

/** Where tests of this name leave their report. */
export const reportNamed = (name: string): string =>
  join(workDirectory, 'reports', `${name.replace(/\W+/g, '-')}.json`);

/** Takes away what an earlier run reported. */
export function clearReport(report: string): void {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
}

/**
 * What a test runner reported. One that left no readable report has crashed, and that is a failure with its last
 * words; one that was stopped has failed, even if its report says otherwise.
 */
export function readReport(
  file: string,
  result: ProcessResult,
  read: (json: unknown, exitedWell: boolean) => Outcome,
): Outcome {
  const { code, output, stopped } = result;
  const why = { stopped: stopReason(result, 'runner') };
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

/**
 * A runner's own counts, unless they hide a failure: one that reports no failed test and still did not
 * succeed, or that ran no test at all, has failed once.
 */
export function settledTotals(counted: Totals, succeeded: boolean): Totals {
  const hidden = counted.failed === 0 && (!succeeded || counted.passed === 0);
  return hidden ? { ...counted, failed: 1 } : counted;
}
