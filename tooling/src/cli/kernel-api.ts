import { compareApi, versionComplaint } from '../kernel-api/compare-api';
import { currentKernelVersion, readKernelApi } from '../kernel-api/read-api';
import { readSnapshot, writeSnapshot } from '../kernel-api/snapshot';
import { CommandError } from '../run/command-error';
import { runCommand } from '../run/run-command';

/** Keeps the kernel's public types of now; `--unreleased` where no remote was released against the last. */
await runCommand((args) => {
  const version = currentKernelVersion();
  const api = readKernelApi();
  if (!args.includes('--unreleased')) {
    const snapshot = readSnapshot();
    const complaint = versionComplaint(
      snapshot.version,
      version,
      compareApi(snapshot.entries, api),
    );
    if (complaint !== undefined) throw new CommandError(complaint);
  }
  writeSnapshot(version, api);
  console.log(`Kept the public types of kernel ${version}.`);
  return 0;
});
