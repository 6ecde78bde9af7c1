import { type Composition, describedName } from 'shared-kernel/remote';
import type { Pointer } from '../../compose/documents';
import { type Environment, readEnvironment } from '../../compose/environment';
import { type BuiltRelease, putRelease, type PutReport, readRelease } from '../../compose/releases';
import type { Store } from '../../store/store';
import { changeThroughGate, type PromoteOptions } from '../gated-change';
import { placesOf, withRelease } from '../placement';
import { requireUnmarked } from '../prune-marks';
import { resolve } from 'node:path';
import { readBuiltRelease } from '../../compose/built';
import { packageOfRemote, remoteNames } from '../../packages';
import { CliError } from '../../base/cli-error';
import { probeStore } from '../../store/probe';
import {
  changeOptions,
  inTheNameOfBuild,
  kilobytes,
  plural,
  sayPointer,
  short,
  type Task,
} from '../task';
import { environmentName, folderAddress } from '../option-values';
import { usage } from '../command';
import { verifyChange } from '../verify/verify-change';
import { releaseShell } from '../release-shell';

export interface ReleaseOptions extends PromoteOptions {
  readonly name: string;
  readonly built: BuiltRelease;
  /** Environment to promote to; without one the release is only put where a preview finds it. */
  readonly environment?: Environment | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

interface ReleaseReport extends PutReport {
  /** The environment's pointer after it; undefined if nothing was promoted. */
  readonly pointer: Pointer | undefined;
}

/** Puts one remote's build into the store and makes it what the environment runs. */
export async function releaseRemote(
  store: Store,
  {
    name,
    built,
    environment,
    publicAddress,
    dryRun = false,
    despiteKernel = false,
    expect,
    onProgress,
  }: ReleaseOptions,
): Promise<ReleaseReport> {
  const { description } = built;
  const put = () => putRelease(store, name, built, { dryRun, onProgress });
  if (!environment) return { ...(await put()), pointer: undefined };

  const places = placesOf(environment, publicAddress);
  const promotion = {
    change: async (current: Composition | undefined) => {
      await requireUnmarked(store, { [name]: description });
      return withRelease(current, name, description, places);
    },
    action: `release ${name} ${description.release.slice(0, 8)}`,
    despiteKernel,
    expect,
  };
  // Before anything is uploaded: what is refused is found out now.
  const planned = await changeThroughGate(environment, { ...promotion, dryRun: true });
  const report = await put();
  if (dryRun) return { ...report, pointer: planned };

  await readRelease(store, name, description.release);
  return { ...report, pointer: await changeThroughGate(environment, promotion) };
}

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
    const { buildPackages } = await import('../../build/build-packages');
    await buildPackages({ only: [packageOfRemote(subject)], onProgress: reporter.line });
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
      onProgress: (done, total) => reporter.status(`${subject} ${done} of ${total} files`),
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
