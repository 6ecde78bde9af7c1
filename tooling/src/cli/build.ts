import { buildAll } from '../index';
import { createReporter } from '../base/reporter';
import { CliError } from '../base/cli-error';
import { runCommand } from '../base/run-command';

await runCommand(async (args) => {
  if (args.length > 0) throw new CliError('npm run build takes no arguments.');
  const reporter = createReporter();
  await buildAll({ onProgress: reporter.line });
  reporter.line('Built.');
  reporter.close();
  return 0;
});
