import * as v from 'valibot';
import { settledTotals } from './totals';
import { type Outcome } from './step';

const jestReport = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(v.object({ status: v.string(), message: v.string() })),
});

/** Reads what `jest --json` wrote; a test file that could not run counts as one failure. */
export function readJestReport(json: unknown, exitedWell: boolean): Outcome {
  const report = v.parse(jestReport, json);
  const counted = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const messages = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ message }) => message.trim());
  return {
    totals: settledTotals(counted, exitedWell && report.success),
    details: messages.join('\n\n'),
  };
}
