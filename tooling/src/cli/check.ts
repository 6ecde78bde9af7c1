import { changedFiles } from '../check/changed-files';
import { checkSteps } from '../check/check-steps';
import { checksFor } from '../check/checks-for';
import { readSources } from '../check/dependants';
import { createReporter } from '../base/reporter';
import { duration } from '../base/duration';
import { reportSteps } from '../run/report-steps';
import { parseCheckArguments } from '../base/arguments';
import { runCommand } from '../base/run-command';
import { runPhases } from '../run/schedule';
import { stopSignal } from '../base/stop-signal';
import { addTotals, totalLine } from '../run/totals';

await runCommand(async (args) => {
  const began = Date.now();
  const { since, all } = parseCheckArguments(args);
  const files = changedFiles(since);
  const checks = checksFor(files, { sources: readSources(), all });
  const steps = checkSteps(checks);
  const reporter = createReporter();
  reporter.line(files.length === 0 ? 'Nothing has changed.' : `Changed: ${files.join(', ')}`);
  const signal = stopSignal();
  const outcomes = await runPhases([steps], steps.length, reportSteps(reporter), signal);
  if (checks.furtherTests > 0)
    reporter.line(
      `${checks.furtherTests} more test files need these files. To run them too: npm run check -- --all`,
    );
  if (checks.everywhere.length > 0)
    reporter.line(`Run npm test: everything depends on ${checks.everywhere.join(', ')}.`);
  reporter.close();
  const totals = addTotals([...outcomes.values()].map((outcome) => outcome.totals));
  console.log(`${totalLine(totals)}, in ${duration(Date.now() - began)}`);
  return totals.failed === 0 && !signal.aborted ? 0 : 1;
});
