import { createReporter } from '../base/reporter';
import { CliError } from '../base/cli-error';
import { runCommand } from '../base/run-command';
import { takeScreens } from '../screens/take-screens';

await runCommand(async (args) => {
  if (args.length > 0) throw new CliError('npm run screens takes no arguments.');
  const reporter = createReporter();
  await takeScreens(reporter.line).finally(reporter.close);
  return 0;
});
