import { auditedPages } from '../lighthouse';
import { runLighthouse } from '../lighthouse/run-lighthouse';
import { createReporter } from '../base/reporter';
import { parseOnlyOne } from '../base/arguments';
import { runCommand } from '../base/run-command';

await runCommand(async (args) => {
  const only = parseOnlyOne(
    args,
    auditedPages.map(({ name }) => name),
    'page',
  );
  const reporter = createReporter();
  const report = await runLighthouse(reporter.line, only).finally(reporter.close);
  console.log(`\n${report}\n`);
  return 0;
});
