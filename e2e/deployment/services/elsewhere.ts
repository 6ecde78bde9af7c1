import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from 'tooling/release';
import { specifiedRemotes } from '../../core/specified-remotes';
import { run } from './run';

/** What git has of the repository, and what is new and not ignored. */
async function sources(): Promise<readonly string[]> {
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], repository);
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
}

export interface Elsewhere {
  /** Builds a package there; returns the folder of what was built. */
  build(name: string): Promise<string>;
  /** Writes more behind a source; returns what takes it away again. */
  edit(file: string, more: string): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

/** The repository in another folder, beside this one, so that what is installed can be linked and is not copied. */
export async function elsewhere(...depth: readonly string[]): Promise<Elsewhere> {
  await mkdir(join(repository, '.trustfold'), { recursive: true });
  const root = await mkdtemp(join(repository, '.trustfold', 'elsewhere-'));
  const folder = join(root, ...depth);
  await mkdir(folder, { recursive: true });
  for (const file of await sources())
    if (!file.startsWith('e2e/')) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await cp(join(repository, file), join(folder, file));
    }
  const remotes = specifiedRemotes.map((name) => `remote-${name}`);
  for (const place of ['.', 'host', 'shared-kernel', 'tooling', ...remotes])
    await run('cp', ['-al', join(repository, place, 'node_modules'), join(folder, place)]);
  return {
    build: async (name) => {
      const directory = join(folder, name);
      const webpack = join(directory, 'node_modules/webpack/bin/webpack.js');
      await run(process.execPath, [webpack, '--fail-on-warnings'], directory);
      return join(directory, 'dist');
    },
    edit: async (file, more) => {
      const place = join(folder, file);
      const text = await readFile(place, 'utf8');
      await writeFile(place, text + more);
      return () => writeFile(place, text);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
