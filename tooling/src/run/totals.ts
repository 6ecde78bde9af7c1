/** How many tests or checks came out which way. */
export type Totals = { passed: number; failed: number; skipped: number };

export const nothing: Totals = { passed: 0, failed: 0, skipped: 0 };

/** A check counts as one test. */
export function checkTotals(passed: boolean): Totals {
  return { ...nothing, [passed ? 'passed' : 'failed']: 1 };
}

export function addTotals(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    nothing,
  );
}

/** The last line of a test run. */
export function totalLine({ passed, failed, skipped }: Totals): string {
  const line = `total: ${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
