import { startBook } from '../looks';
import { CliError } from '../base/cli-error';
import { runCommand } from '../base/run-command';
import { serve } from '../base/serve';

await runCommand((args) => {
  if (args.length > 0) throw new CliError('npm run book takes no arguments.');
  return serve('The component book is open', () => startBook({ isWatched: true }));
});
