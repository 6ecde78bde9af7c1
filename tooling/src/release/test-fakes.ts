import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../base/sha256';
import { chunksMeta, pageMeta } from '../../webpack/page-meta';
import { releaseKey, releasesFolder } from '../compose/keys';
import { describeRelease } from '../compose/built';
import type { BuiltRelease } from '../compose/releases';
import { type Environment, readEnvironment } from '../compose/environment';
import type { Store } from '../store/store';
import { type ReleaseOptions, releaseRemote as release } from './verbs/release';
import { readForRollback, rollbackEnvironment, type RollbackOptions } from './verbs/rollback';
import * as shell from './rollback-shell';
import * as promotions from './verbs/promote';
import * as removals from './verbs/remove';
import * as answers from './verify/verify-public';
import { verifyStore } from './verify/verify-store';

async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return folder;
}

/** What a remote of one screen says of itself. For tests. */
export const fakeDescription = (name: string, change: object = {}) => ({
  format: 1,
  name,
  screens: { screen: { tab: { key: name, label: name, icon: 'document', order: 10, ...change } } },
});

/** A folder as the build of a remote leaves it: an entry, a screen, and a dialog that is loaded later. For tests. */
export function writeFakeRemote(
  folder: string,
  name: string,
  mark: string,
  description: unknown = fakeDescription(name),
): Promise<string> {
  const named = (file: string, text: string) => `${file}.${sha256(text).slice(0, 10)}.js`;
  const entryText = `/* ${name} ${mark} */`;
  const screenText = `/* ${name} ${mark} screen */`;
  const entry = named('remote-entry', entryText);
  const screen = named('assets/screen', screenText);
  const dialogText = `/* ${name} ${mark} dialog */`;
  const dialog = named('assets/dialog', dialogText);
  const assets = { sync: [screen], async: [dialog] };
  const manifest = {
    name,
    shared: [{ name: 'shared-kernel/ui', requiredVersion: '^1.0.0' }],
    metaData: { remoteEntry: { name: entry, path: '' } },
    exposes: [{ name: 'screen', assets: { js: assets, css: { sync: [], async: [] } } }],
  };
  return writeFiles(folder, {
    'mf-manifest.json': JSON.stringify(manifest),
    'remote.json': JSON.stringify(description),
    [entry]: entryText,
    [screen]: screenText,
    [dialog]: dialogText,
  });
}

/** A folder as the build of the shell leaves it: one file of its own and one that all have. For tests. */
export function writeFakeShell(
  folder: string,
  mark: string,
  kernel = '1.0.0',
  names = '',
): Promise<string> {
  const page = [
    '<meta charset="utf-8" />',
    '<meta name="trustfold-config" content="{}" />',
    '<meta name="trustfold-remotes" content="{}" />',
    pageMeta('name', chunksMeta, JSON.stringify({ kernel, files: {}, names })),
    `<script defer src="/assets/${mark}.js"></script>`,
  ];
  return writeFiles(folder, {
    'index.html': page.join('\n'),
    [`assets/${mark}.js`]: mark,
    'assets/font.woff2': 'font',
  });
}

interface FakeRelease {
  /** What tells its files from those of another release. */
  readonly mark: string;
  readonly files?: number;
  readonly kernelRange?: string;
}

const hashed = (name: string, text: string) => `${name}.${sha256(text).slice(0, 10)}.js`;

/** A release as a build would make it, small enough to be put many times. For tests. */
export function fakeRelease({
  mark,
  files = 3,
  kernelRange = '^1.0.0',
}: FakeRelease): BuiltRelease {
  const textOf = (name: string) => `/* ${mark} ${name} */`.repeat(40);
  const names = ['remote-entry', ...Array.from({ length: files - 1 }, (_, at) => `assets/${at}`)];
  const bodies = new Map(
    names.map((name) => [hashed(name, textOf(name)), Buffer.from(textOf(name))] as const),
  );
  const [entry = '', ...chunks] = bodies.keys();
  return describeRelease(bodies, { entry, kernelRange, screens: { screen: chunks } });
}

/** Where a store holds a release of `contracts`: what describes it, and its files in their order. For tests. */
export function fakePlaces(mark: string) {
  const { release, files } = fakeRelease({ mark }).description;
  const described = releaseKey('contracts', release);
  const keys = Object.keys(files).map((path) => releasesFolder('contracts') + path);
  return { described, files: keys, all: [described, ...keys] };
}

/** Has what a command does read its environment by its name first, as the command does. For tests, as all that follow. */
const byName =
  <Rest extends readonly unknown[], Result>(
    work: (environment: Environment, ...rest: Rest) => Promise<Result>,
  ) =>
  async (store: Store, name: string, ...rest: Rest) =>
    work(await readEnvironment(store, name), ...rest);

export const promoteComposition = byName(promotions.promoteComposition);
export const promoteFrom = byName(promotions.promoteFrom);
export const promoteRelease = byName(promotions.promoteRelease);
export const removeRemote = byName(removals.removeRemote);
export const rollbackShell = byName(shell.rollbackShell);
export const verify = byName(verifyStore);
export const verifyPublic = byName(answers.verifyPublic);

export const rollback = async (store: Store, name: string, options: RollbackOptions = {}) =>
  rollbackEnvironment(await readForRollback(store, name, options), options);

export const releaseRemote = async (
  store: Store,
  {
    environment: name,
    ...options
  }: Omit<ReleaseOptions, 'environment'> & { readonly environment?: string | undefined },
) => {
  const environment = name === undefined ? undefined : await readEnvironment(store, name);
  return release(store, { ...options, environment });
};
