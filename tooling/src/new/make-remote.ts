import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve, join, relative } from 'node:path';
import { CliError } from '../base/cli-error';
import { runProcess } from '../base/process';
import { remoteNames, repository, packageDirectory, packageOfRemote } from '../packages';
import { describeRemote } from '../../webpack/description';
import { checkName, checkForm } from './check-name';
import type { NewArguments } from './parse-new-arguments';
import { writeRemote } from './write-remote';
import { writePart, writeTab } from './write-part';

const tabDistance = 10;

/** The tabs that the remotes here bring. */
async function tabsHere() {
  const described = await Promise.all(
    remoteNames.map((name) => describeRemote(packageDirectory(packageOfRemote(name)))),
  );
  return described.flatMap(({ screens }) => Object.values(screens).map(({ tab }) => tab));
}

/** Where a tab stands that comes after these. */
const nextOrder = (tabs: readonly { readonly order: number }[]): number =>
  Math.max(0, ...tabs.map(({ order }) => order)) + tabDistance;

/** Writes a tab, a command or a component into a remote of this repository; returns the files that it wrote. */
export async function makePart(
  asked: Exclude<NewArguments, { readonly kind: 'remote' }>,
): Promise<readonly string[]> {
  const { kind, name, within } = asked;
  const known = remoteNames.find((remote) => remote === asked.remote);
  if (known === undefined)
    throw new CliError(
      `There is no remote “${asked.remote}”; there are ${remoteNames.join(', ')}.`,
    );
  const part = { kind, name, within, remote: packageDirectory(packageOfRemote(known)) };
  const files = kind === 'tab' ? await makeTab(part) : await makeOther(part, known);
  return files.map((file) => relative(repository, file));
}

async function makeTab(part: Parameters<typeof writeTab>[0]) {
  const tabs = await tabsHere();
  checkName(part.name, [...remoteNames, ...tabs.map(({ key }) => key)]);
  return writeTab(part, nextOrder(tabs));
}

function makeOther(part: Parameters<typeof writePart>[0], remote: string) {
  checkForm(part.name, part.kind);
  return writePart(part, remote);
}

/**
 * Installs a package that was just made and writes it into the lockfile; where that fails, the package is
 * taken away again and the lockfile stays as it was.
 */
export async function installPackage(folder: string, root = repository): Promise<void> {
  const lock = join(root, 'pnpm-lock.yaml');
  const before = await readFile(lock);
  const bootstrap = join(root, 'tooling/bootstrap.mjs');
  const { code, output } = await runProcess(process.execPath, [bootstrap, 'lock'], { cwd: root });
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
  const tabs = await tabsHere();
  checkName(name, [...remoteNames, ...tabs.map(({ key }) => key)]);
  const folder = await writeRemote(
    name,
    nextOrder(tabs),
    at === undefined ? repository : resolve(from, at),
  );
  if (at === undefined) await installPackage(folder);
  return folder;
}
