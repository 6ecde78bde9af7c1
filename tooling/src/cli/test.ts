import { availableParallelism } from 'node:os';
import { parseTestArguments } from '../base/arguments';
import { sentenceOf } from '../base/cli-error';
import { watchMachine } from '../base/machine-line';
import { createReporter } from '../base/reporter';
import { stopSignal } from '../base/stop-signal';
import { closeRun } from '../run/close-run';
import { reportSteps } from '../run/report-steps';
import { runPhases, runAgain } from '../run/schedule';
import { checkTotals, totalLine, type Totals } from '../run/totals';
import { slowestLines } from '../test-steps/slowest-tests';
import { testPhases } from '../test-steps/test-steps';

/** The whole run ends before its caller's own limit, so that it can say what it was doing. */
const wholeRunMs = { usual: 85 * 60_000, deep: 230 * 60_000 };

const reporter = createReporter();
const totals = await runTests(process.argv.slice(2));
reporter.close();
console.log(totalLine(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;

async function runTests(args: string[]): Promise<Totals> {
  try {
    const machineLine = watchMachine();
    const lanes = Math.min(Math.max(availableParallelism(), 2), 4);
    const request = parseTestArguments(args);
    const phases = testPhases(request, lanes);
    const limit = AbortSignal.timeout(wholeRunMs[request.deep ? 'deep' : 'usual']);
    const signal = AbortSignal.any([stopSignal(), limit]);
    const events = reportSteps(reporter);
    const first = await runPhases(phases, lanes, events, signal);
    const outcomes = await runAgain(first, events, signal);
    const planned = phases.flat().map(({ name }) => name);
    const { totals, lines } = closeRun(planned, outcomes, signal);
    const slowest = request.deep ? slowestLines(outcomes) : [];
    for (const line of [...slowest, machineLine(), ...lines]) reporter.block(line);
    return totals;
  } catch (error) {
    reporter.block(`\n${sentenceOf(error)}\n`);
    return checkTotals(false);
  }
}
