import { createHash } from 'node:crypto';
import { readFile, readdir, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative, dirname } from 'node:path';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readBuiltRelease, repository } from 'tooling/release';
import { specifiedRemotes } from '../core/specified-remotes';
import { run } from './services/run';

/** What git has of the repository, and what is new and not ignored. */
async function sources(): Promise<readonly string[]> {
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], repository);
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
}

interface Elsewhere {
  /** Builds a package there; returns the folder of what was built. */
  build(name: string): Promise<string>;
  /** Writes more behind a source; returns what takes it away again. */
  edit(file: string, more: string): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

/** The repository in another folder, beside this one, so that what is installed can be linked and is not copied. */
async function elsewhere(...depth: readonly string[]): Promise<Elsewhere> {
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

const packages = ['host', ...specifiedRemotes.map((name) => `remote-${name}`)];

/** Each package is built four times, which may take long on a loaded machine: a bound on a hang. */
test.describe.configure({ timeout: 4 * packages.length * 300_000 });

/** What a build holds, by its path; reports of the build are no part of it. */
async function digests(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !/^(mf-(manifest|stats)|built)\.json$/.test(entry.name),
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

/** The files of what was built, by package, and the releases that the remotes' are. */
async function contentsOf(distOf: (name: string) => string | Promise<string>) {
  const files: Record<string, Readonly<Record<string, string>>> = {};
  for (const name of packages) files[name] = await digests(await distOf(name));
  const releases: Record<string, string> = {};
  for (const name of specifiedRemotes)
    releases[name] = readBuiltRelease(name, await distOf(`remote-${name}`)).description.release;
  return { files, releases };
}

async function builtIn(folder: Elsewhere) {
  const dist: Record<string, string> = {};
  for (const name of packages) {
    dist[name] = await folder.build(name);
    // Said so that the run is not taken for a silent one.
    console.log(`built ${name}`);
  }
  return contentsOf((name) => dist[name] ?? '');
}

const more =
  '\nexport const added = (one: number, two: number) => one + two;\nconsole.info(added(1, 2));\n';

/** Builds with files changed that others hand on, whose place among them depended on which was ready first. */
async function buildChanged(folder: Elsewhere) {
  const undo = [
    await folder.edit('shared-kernel/src/workspace/commands/mark-notifications.ts', more),
    await folder.edit('shared-kernel/src/format/money.ts', more),
  ];
  const changed = await builtIn(folder);
  for (const back of undo) await back();
  return changed;
}

test('[deployment] the same commit gives the same release in each of three folders, built from nothing or from the cache @deep', async () => {
  const same = await contentsOf((name) => join(repository, name, 'dist'));
  const folders: Elsewhere[] = [];
  try {
    const kept = await elsewhere('a');
    folders.push(kept);
    folders.push(await elsewhere('deep', 'within', 'other folders'));
    for (const built of await Promise.all(folders.map(builtIn))) expect(built).toEqual(same);
    expect(await buildChanged(kept)).not.toEqual(same);
    expect(await builtIn(kept)).toEqual(same);
  } finally {
    for (const folder of folders) await folder.remove();
  }
});
