import { relative } from 'node:path';
import { buildAll } from '../build/build-all';
import { runWithoutArguments } from '../base/run-command';
import { currentKernelVersion } from '../kernel-api/kernel-package';
import { repository } from '../packages';
import { storeBuilds, storedFile } from '../stored-builds/stored-builds';

/** Builds what has changed and keeps it as the builds of the kernel's version, for the tests of later ones. */
await runWithoutArguments('store-builds', async ({ line }) => {
  await buildAll({ onProgress: line });
  const version = currentKernelVersion();
  const bytes = storeBuilds(version);
  const file = relative(repository, storedFile(version));
  line(`Kept the builds of kernel ${version} in ${file}, ${Math.round(bytes / 1024)} kB.`);
});
