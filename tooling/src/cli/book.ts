import { startBook } from '../looks';
import { CliError } from '../base/cli-error';
import { runCommand } from '../run/run-command';
import { serve } from '../run/serve';

await runCommand((args) => {
  if (args.length > 0) throw new CliError('npm run book takes no arguments.');
  return serve('The component book is open', () => startBook({ isWatched: true }));
});
