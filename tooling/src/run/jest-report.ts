import { relative } from 'node:path';
import * as v from 'valibot';
import { repository } from '../packages';
import { settledTotals } from './totals';
import type { Outcome } from './step';

const jestReport = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(v.object({ name: v.string(), status: v.string(), message: v.string() })),
});

/** Reads what `jest --json` wrote; a test file that could not run counts as one failure. */
export function readJestReport(json: unknown, exitedWell: boolean): Outcome {
  const report = v.parse(jestReport, json);
  const counted = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const failed = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => ({ name, message: message.trim() }));
  return {
    totals: settledTotals(counted, exitedWell && report.success),
    details: failed.map(({ message }) => message).join('\n\n'),
    failures: failed.map(
      ({ name, message }) => `${relative(repository, name)}: ${message.split('\n', 1).join('')}`,
    ),
  };
}
