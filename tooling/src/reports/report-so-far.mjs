import { writeFileSync } from 'node:fs';

/** @typedef {{ testFilePath: string, failureMessage?: string | null, testResults: readonly object[] }} FileResult */

/**
 * Writes after each file what jest writes at its end alone: how many tests came out which way, and what failed. So what
 * ran before a run was stopped is counted.
 */
export default class ReportSoFar {
  /** @param {{ readonly outputFile?: string }} config Jest's own. */
  constructor({ outputFile }) {
    this.outputFile = outputFile;
  }

  /**
   * @param {unknown} _test
   * @param {unknown} _result
   * @param {{ readonly testResults: readonly FileResult[], readonly [count: string]: unknown }} results Of all files that have ended, with the counts.
   */
  onTestFileResult(_test, _result, { testResults, ...counts }) {
    if (this.outputFile === undefined) return;
    const failed = testResults.filter(({ failureMessage }) => failureMessage);
    const files = failed.map((one) => ({
      name: one.testFilePath,
      status: 'failed',
      message: one.failureMessage,
      assertionResults: one.testResults,
    }));
    const report = { ...counts, success: false, wasInterrupted: true, testResults: files };
    writeFileSync(this.outputFile, JSON.stringify(report));
  }
}
