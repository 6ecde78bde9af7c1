import { readKernelApi, writePages } from '../kernel-api/kernel-api';
import { writeReleased } from '../kernel-api/released';
import { listChanges, versionComplaint } from '../kernel-api/required-version';
import { readArguments } from '../base/arguments';
import { CliError } from '../base/cli-error';
import { runCommand } from '../base/run-command';

const options = { released: { type: 'boolean' }, unreleased: { type: 'boolean' } } as const;

/**
 * Writes the report of what the kernel lends, and says what changed since its last release. `--released`
 * keeps what is now as the last release; `--unreleased` does so where no remote was built against it.
 */
await runCommand((args) => {
  const { values } = readArguments(args, { options, example: 'npm run kernel-api -- --released' });
  const { version, released, declarations, since, changes, pages } = readKernelApi();
  writePages(pages);
  const complaint = versionComplaint(released, version, changes);
  if (complaint !== undefined && values.unreleased !== true) throw new CliError(complaint);
  if (args.length > 0) {
    writeReleased(version, since, declarations);
    console.log(`Saved what kernel ${version} lends as its last release.`);
  } else if (changes.length === 0) console.log(`Kernel ${version} lends the same as ${released}.`);
  else console.log(`Kernel ${version} lends more than ${released}:\n${listChanges(changes)}`);
  return 0;
});
