import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve, join } from 'node:path';
import { CliError } from '../base/cli-error';
import { runProcess } from '../base/process';
import { remoteNames, repository } from '../packages';
import { checkName } from './check-name';
import type { NewArguments } from './parse-new-arguments';
import { nextOrder, tabsHere } from './tabs-here';
import { writeRemote } from './write-remote';

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
