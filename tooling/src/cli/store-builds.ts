import { relative } from 'node:path';
import { buildAll } from '../index';
import { currentKernelVersion } from '../kernel-api/kernel-package';
import { repository } from '../packages';
import { createReporter } from '../base/reporter';
import { CliError } from '../base/cli-error';
import { runCommand } from '../base/run-command';
import { storeBuilds, storedFile } from '../stored-builds/stored-builds';

/** Builds what has changed and keeps it as the builds of the kernel's version, for the tests of later ones. */
await runCommand(async (args) => {
  if (args.length > 0) throw new CliError('npm run store-builds takes no arguments.');
  const reporter = createReporter();
  await buildAll({ onProgress: reporter.line });
  const version = currentKernelVersion();
  const bytes = storeBuilds(version);
  const file = relative(repository, storedFile(version));
  reporter.line(`Kept the builds of kernel ${version} in ${file}, ${Math.round(bytes / 1024)} kB.`);
  reporter.close();
  return 0;
});
