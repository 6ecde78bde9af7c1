import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepMeasured, readBudgets } from '../budgets/keep-measured';
import { repository } from '../packages';
import { reportSteps } from '../run/report-steps';
import { browserReport, browserStep } from '../test-steps/browser-step';
import { CliError } from '../base/cli-error';
import { notesIn } from '../reports/playwright-report';
import { clearReport } from '../reports/read-report';
import { runWithoutArguments } from '../base/run-command';
import { runPhases } from '../run/schedule';
import { stopSignal } from '../base/stop-signal';
import { buildStep } from '../test-steps/test-steps';

const budgetsFile = join(repository, 'e2e', 'deployment', 'budgets.json');

await runWithoutArguments('budgets', async (reporter) => {
  const visits = browserStep({ args: ['deployment/budgets.spec.ts', '--retries=0'] });
  // What an earlier run reported is not what pages weigh now.
  clearReport(browserReport);
  const outcomes = await runPhases([[buildStep], [visits]], 1, reportSteps(reporter), stopSignal());
  reporter.close();
  if (!existsSync(browserReport)) throw new CliError('Nothing was measured.');
  const notes = notesIn(JSON.parse(readFileSync(browserReport, 'utf8')), 'measured');
  const { budgets, lines } = keepMeasured(readBudgets(readFileSync(budgetsFile, 'utf8')), notes);
  writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);
  console.log(lines.length === 0 ? 'No weight has changed.' : lines.join('\n'));
  return [...outcomes.values()].every(({ totals }) => totals.failed === 0) ? 0 : 1;
});
