import { createHash } from 'node:crypto';
import { readFile, readdir, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, relative, dirname } from 'node:path';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readBuiltRelease, repository } from 'tooling/release';
import { specifiedRemotes } from '../core/specified-remotes';
import { run } from './services/run';

async function sources(): Promise<readonly string[]> {
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], repository);
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
}

/** Copies the repository to a subfolder, so that installed packages can be hard-linked. */
async function elsewhere(): Promise<string> {
  await mkdir(join(repository, '.trustfold'), { recursive: true });
  const folder = await mkdtemp(join(repository, '.trustfold', 'else where-'));
  for (const file of await sources())
    if (!file.startsWith('e2e/')) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await cp(join(repository, file), join(folder, file));
    }
  for (const place of ['.', 'shared-kernel', 'tooling', ...packages])
    await run('cp', ['-al', join(repository, place, 'node_modules'), join(folder, place)]);
  return folder;
}

async function build(directory: string): Promise<string> {
  const webpack = join(directory, 'node_modules/webpack/bin/webpack.js');
  await run(process.execPath, [webpack, '--fail-on-warnings'], directory);
  // Logged so that a long run does not look stalled.
  console.log(`built ${directory}`);
  return join(directory, 'dist');
}

const packages = ['host', ...specifiedRemotes.map((name) => `remote-${name}`)];

/** Each package is built twice. The limit is generous for slow machines and only stops a build that hangs. */
test.describe.configure({ timeout: 2 * packages.length * 300_000 });

async function digests(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !/^mf-(manifest|stats)\.json$/.test(entry.name),
  );
  const named = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [relative(folder, file), digest] as const;
  });
  return Object.fromEntries((await Promise.all(named)).sort());
}

async function contentsOf(distOf: (name: string) => string | Promise<string>) {
  const files: Record<string, Readonly<Record<string, string>>> = {};
  for (const name of packages) files[name] = await digests(await distOf(name));
  const releases: Record<string, string> = {};
  for (const name of specifiedRemotes)
    releases[name] = readBuiltRelease(name, await distOf(`remote-${name}`)).description.release;
  return { files, releases };
}

test('[deployment] building a commit in another folder, with or without the build cache, produces an identical release @deep', async () => {
  const same = await contentsOf((name) => join(repository, name, 'dist'));
  const folder = await elsewhere();
  for (let time = 1; time <= 2; time += 1)
    expect(await contentsOf((name) => build(join(folder, name)))).toEqual(same);
  await rm(folder, { recursive: true, force: true });
});
