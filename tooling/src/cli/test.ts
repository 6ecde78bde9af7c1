import { availableParallelism } from 'node:os';
import { createReporter } from '../report/reporter';
import { reportSteps } from '../report/report-steps';
import { parseTestArguments } from '../run/arguments';
import { sentenceOf } from '../run/cli-error';
import { runSteps } from '../run/schedule';
import { stopSignal } from '../run/stop-signal';
import { testSteps } from '../run/test-steps';
import { addTotals, checkTotals, totalLine, type Totals } from '../run/totals';

const reporter = createReporter();
const totals = await runTests(process.argv.slice(2));
reporter.close();
console.log(totalLine(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;

async function runTests(args: string[]): Promise<Totals> {
  try {
    const lanes = Math.min(Math.max(availableParallelism(), 2), 4);
    const { parts, forwarded } = parseTestArguments(args);
    const unitWorkers = parts.includes('static') || parts.includes('e2e') ? lanes - 1 : lanes;
    const signal = stopSignal();
    const steps = testSteps({ parts, forwarded, unitWorkers });
    const outcomes = await runSteps(steps, lanes, reportSteps(reporter), signal);
    const failed = [...outcomes].filter(([, { totals }]) => totals.failed > 0);
    if (failed.length > 0) reporter.line(`Failed: ${failed.map(([name]) => name).join(', ')}`);
    // Once more at the end, where a log that is cut still has them.
    for (const [, { failures = [] }] of failed) for (const one of failures) reporter.block(one);
    const interrupted = signal.aborted ? [checkTotals(false)] : [];
    return addTotals([...[...outcomes.values()].map(({ totals }) => totals), ...interrupted]);
  } catch (error) {
    reporter.block(`\n${sentenceOf(error)}\n`);
    return checkTotals(false);
  }
}
