import { resolve } from 'node:path';
import { describedName } from 'shared-kernel/remote';
import { readEnvironment } from '../../compose/environment';
import { readBuiltRelease } from '../../compose/built-release';
import { packageOfRemote, remoteNames } from '../../packages';
import { CliError } from '../../base/cli-error';
import { probeStore } from '../../store/probe';
import { inTheNameOfBuild } from '../note-option';
import { environmentName, folderAddress } from '../option-values';
import { usage } from '../usage';
import { releaseRemote } from '../release-remote';
import { verifyChange } from '../verify/verify-change';
import { releaseShell } from '../release-shell';
import { changeOptions, kilobytes, plural, sayPointer, short, type Task } from '../task';

/** A remote with a folder here can be built; the build of any other is given. */
const canRelease = (name: string, dist: string | undefined) =>
  dist === undefined ? remoteNames.includes(name) : describedName.test(name);

/** Builds one remote, uploads it and makes it what the environment runs; the shell too. */
export async function release(task: Task): Promise<number> {
  const { subject, values, store, reporter } = task;
  if (subject === 'shell') return releaseShell(task);
  if (subject === undefined || !canRelease(subject, values.dist))
    throw new CliError(
      `There is no remote “${subject ?? ''}”; there are ${remoteNames.join(', ')}, and shell.\n\n${usage}`,
    );
  const name = values.env === undefined ? undefined : environmentName(values.env);
  const options = changeOptions(values);
  const { dryRun } = options;
  if (!dryRun) await probeStore(store);
  if (values.dist === undefined) {
    // What builds is loaded only to build: a release of built files begins at once.
    const { buildAll } = await import('../../build/build-all');
    await buildAll({ only: [packageOfRemote(subject)], onProgress: reporter.line });
  }
  const built = readBuiltRelease(
    subject,
    values.dist === undefined ? undefined : resolve(task.from, values.dist),
  );
  const id = built.description.release;
  const environment = name === undefined ? undefined : await readEnvironment(store, name);
  const { put, kept, bytes, pointer } = await inTheNameOfBuild(built.record, () =>
    releaseRemote(store, {
      ...options,
      name: subject,
      built,
      environment,
      publicAddress: folderAddress(values.public),
      onProgress: ({ done, total }) => reporter.status(`${subject} ${done} of ${total} files`),
    }),
  );
  reporter.status('');
  const verb = dryRun ? 'would upload' : 'uploaded';
  reporter.line(
    `${subject} ${short(id)}: ${verb} ${plural(put, 'file')}, ${kilobytes(bytes)}; ${kept} were there already`,
  );
  if (!environment) reporter.line(`Preview it with ?remote.${subject}=${id}`);
  else {
    sayPointer(task, environment.pointer, pointer);
    await verifyChange(task, environment);
  }
  return 0;
}
