import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve, join, relative } from 'node:path';
import { oneOf } from '../base/arguments';
import { CliError } from '../base/cli-error';
import { runProcess } from '../base/process';
import { remoteNames, repository, packageDirectory, packageOfRemote } from '../packages';
import { describeRemote } from '../../webpack/description';
import { checkName, checkForm } from './check-name';
import type { NewArguments } from './parse-new-arguments';
import { writeRemote } from './write-remote';
import { writePart, writeTab } from './write-part';

const tabDistance = 10;

/** Where a tab of a new name comes: after those that the remotes here bring. Refuses a name that is taken. */
async function newPlace(name: string): Promise<number> {
  const described = await Promise.all(
    remoteNames.map((remote) => describeRemote(packageDirectory(packageOfRemote(remote)))),
  );
  const tabs = described.flatMap(({ screens }) => Object.values(screens).map(({ tab }) => tab));
  checkName(name, [...remoteNames, ...tabs.map(({ key }) => key)]);
  return Math.max(0, ...tabs.map(({ order }) => order)) + tabDistance;
}

/** Writes a tab, a command or a component into a remote of this repository; returns the files that it wrote. */
export async function makePart(
  asked: Exclude<NewArguments, { readonly kind: 'remote' }>,
): Promise<readonly string[]> {
  const { kind, name, within } = asked;
  const remote = oneOf(asked.remote, remoteNames, 'remote');
  const part = { kind, name, within, remote: packageDirectory(packageOfRemote(remote)) };
  if (kind !== 'tab') checkForm(name, kind);
  const files =
    kind === 'tab' ? await writeTab(part, await newPlace(name)) : await writePart(part, remote);
  return files.map((file) => relative(repository, file));
}

/**
 * Installs a package that was just made and writes it into the lockfile; where that fails, the package is
 * removed again and the lockfile stays as it was.
 */
export async function installPackage(folder: string, root = repository): Promise<void> {
  const lock = join(root, 'pnpm-lock.yaml');
  const before = await readFile(lock);
  const setup = [join(root, 'tooling/setup.mjs'), '--no-frozen-lockfile'];
  const { code, output } = await runProcess(process.execPath, setup, { cwd: root });
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true });
  await writeFile(lock, before);
  throw new CliError(`${output.trim()}\nNothing was created.`);
}

/** Makes a remote of one tab, which stands after those there are; returns its folder. */
export async function makeRemote(
  { name, at }: Extract<NewArguments, { readonly kind: 'remote' }>,
  from: string,
): Promise<string> {
  const parent = at === undefined ? repository : resolve(from, at);
  const folder = await writeRemote(name, await newPlace(name), parent);
  if (at === undefined) await installPackage(folder);
  return folder;
}
