import { outdatedPages, readKernelApi, writePages } from '../kernel-api/kernel-api';
import { readArguments } from '../base/arguments';
import { CliError } from '../base/cli-error';
import { runCommand } from '../base/run-command';

const options = { check: { type: 'boolean' } } as const;

/** Writes the report of the kernel's public API; `--check` only compares it with the committed one. */
await runCommand((args) => {
  const { values } = readArguments(args, { options, example: 'npm run kernel-api -- --check' });
  const pages = readKernelApi();
  const outdated = outdatedPages(pages);
  if (outdated.length === 0) console.log('The API report is up to date.');
  else if (values.check === true)
    throw new CliError(
      `The kernel's public API changed: ${outdated.join(', ')}. Run npm run kernel-api and commit the report.`,
    );
  else {
    writePages(pages);
    console.log(`Updated ${outdated.join(', ')}.`);
  }
  return 0;
});
