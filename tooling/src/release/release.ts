import { resolve } from 'node:path';
import { remoteNamePattern } from 'shared-kernel/remote';
import { CliError } from '../command-line/cli-error';
import { readBuiltRelease } from '../compose/built-release';
import { readBuiltShell } from '../compose/built-shell';
import { readEnvironmentPointer } from '../compose/documents';
import { type UploadOptions, uploadRelease, type UploadSummary } from '../compose/releases';
import { uploadShellFiles } from '../compose/shell-release';
import { getPackageFolder, getRemotePackageName, type PackageName, remoteNames } from '../packages';
import { usageText } from './command';
import { toPolicySource } from './compatibility';
import { changeComposition, formatPlural, shortenId, type ReleaseTask } from './task';

/** Returns the build folder of a package. Builds the package if the command line names no folder. */
async function builtIn(
  { values, from, reporter }: ReleaseTask,
  name: PackageName,
): Promise<string> {
  if (values.dist !== undefined) return resolve(from, values.dist);
  // Build tools are imported only if a build is needed, so that releasing an existing build starts faster.
  const { buildPackages } = await import('../build/build-packages');
  await buildPackages({ only: [name], onProgress: reporter.line });
  return resolve(getPackageFolder(name), 'dist');
}

async function upload<Report extends UploadSummary>(
  { reporter, values, subject = '' }: ReleaseTask,
  what: string,
  put: (options: UploadOptions) => Promise<Report>,
): Promise<Report> {
  const onProgress = (done: number, total: number) =>
    reporter.status(`${subject} ${done} of ${total} files`);
  const report = await put({ dryRun: values['dry-run'], onProgress });
  const verb = values['dry-run'] === true ? 'would upload' : 'uploaded';
  const size = `${formatPlural(report.put, 'file')}, ${Math.ceil(report.bytes / 1024)} kB`;
  reporter.line(`${what}: ${verb} ${size}; ${report.kept} were there already`);
  return report;
}

async function releaseShell(task: ReleaseTask): Promise<number> {
  const { values, store, environment } = task;
  const { name, previews, remotes, workspaceServer: server } = environment;
  if (values.preview === true) throw new CliError('A shell takes no --preview.');
  const built = readBuiltShell(await builtIn(task, 'host'));
  const composition = (await readEnvironmentPointer(store, name))?.document.composition;
  const source = toPolicySource(remotes);
  const options = { built, composition, config: { previews }, source, server };
  const { shell, entry } = await upload(task, `shell with kernel ${built.kernel}`, (put) =>
    uploadShellFiles(store, name, options, put),
  );
  return changeComposition(task, {
    next: (current) => ({ ...current, shell: entry }),
    action: `release shell ${shortenId(entry.page)}`,
    shell,
  });
}

/** Whether a remote can be released. A remote outside this repository needs a build folder (`--dist`). */
const canRelease = (name: string, dist: string | undefined) =>
  dist === undefined ? remoteNames.includes(name) : remoteNamePattern.test(name);

export async function release(task: ReleaseTask): Promise<number> {
  const { subject = '', values, store, reporter, environment } = task;
  if (subject === 'shell') return releaseShell(task);
  if (!canRelease(subject, values.dist))
    throw new CliError(
      `There is no remote “${subject}”; there are ${remoteNames.join(', ')}, and shell.\n\n${usageText}`,
    );
  const built = readBuiltRelease(subject, await builtIn(task, getRemotePackageName(subject)));
  const id = built.description.release;
  await upload(task, `${subject} ${shortenId(id)}`, (put) =>
    uploadRelease(store, subject, built, put),
  );
  if (values.preview === true) {
    const isShown = environment.previews ? '' : `; previews of ${environment.name} are off`;
    reporter.line(`preview: ${environment.shell}/?remote.${subject}=${id}${isShown}`);
    return 0;
  }
  return changeComposition(task, {
    next: ({ remotes, ...rest }) => ({
      ...rest,
      remotes: { ...remotes, [subject]: { ...built.description, address: '/' } },
    }),
    action: `release ${subject} ${shortenId(id)}`,
  });
}
