import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runToolingCommand } from 'tooling/release';
import { run } from './run';
import { must, type Variant } from './stage';

/** What a remote is built with, which a folder elsewhere does not find by itself. */
async function linkModules(folder: string): Promise<string> {
  const installed = join(repository, 'remote-contracts/node_modules');
  const own = join(folder, 'node_modules');
  await mkdir(own);
  for (const name of await readdir(installed))
    if (!name.startsWith('.')) await symlink(join(installed, name), join(own, name), 'junction');
  return own;
}

/** Makes a remote by the command, in a folder that nothing knows of, and builds it; returns its build. */
export async function makeRemote(name: string): Promise<Variant> {
  const root = await mkdtemp(join(tmpdir(), 'trustfold-new-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    await must(runToolingCommand('new', ['remote', name, root]));
    const folder = join(root, `remote-${name}`);
    const modules = await linkModules(folder);
    const webpack = join(modules, 'webpack/bin/webpack.js');
    await run(process.execPath, [webpack, '--fail-on-warnings'], folder);
    return { folder: join(folder, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
