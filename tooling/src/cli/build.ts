import { buildPackages } from '../build/build-packages';
import { runCommand, withReporter } from '../command-line/run-command';

await runCommand(async () => {
  await withReporter(({ line }) => buildPackages({ onProgress: line }));
  return 0;
});
