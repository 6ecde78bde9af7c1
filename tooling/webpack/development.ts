import type { Composition, CompositionPointer, RemoteRelease } from 'shared-kernel/remote';
import { computeCompositionHash } from '../src/compose/documents';
import {
  getPackageFolder,
  packageNames,
  getRemotePackageName,
  remoteNames,
  type PackageName,
} from '../src/packages';
import { createRemotePath } from '../src/serve/listeners';
import { readRawDescription, type RawDescription } from './description';
import { kernelVersion } from './package-version';

const firstPort = 8200;

export const getDevelopmentPort = (name: PackageName): number =>
  firstPort + packageNames.indexOf(name);

const written = (name: string) => readRawDescription(getPackageFolder(getRemotePackageName(name)));

export async function readRawDescriptions(): Promise<Readonly<Record<string, RawDescription>>> {
  const described = remoteNames.map(async (name) => [name, await written(name)] as const);
  return Object.fromEntries(await Promise.all(described));
}

const entryOf = (name: string, brings: unknown): RemoteRelease => ({
  release: '0'.repeat(32),
  address: createRemotePath(name),
  entry: 'remote-entry.js',
  manifest: 'mf-manifest.json',
  kernelRange: `^${kernelVersion}`,
  files: {},
  screens: {},
  brings,
});

export async function createDevelopmentComposition(): Promise<Composition> {
  const described = Object.entries(await readRawDescriptions());
  const remotes = described.map(([name, { remote }]) => [name, entryOf(name, remote)] as const);
  return { schema: 1, remotes: Object.fromEntries(remotes) };
}

export async function createDevelopmentPointer(): Promise<CompositionPointer> {
  const composition = await createDevelopmentComposition();
  return {
    hash: computeCompositionHash(composition),
    seq: 1,
    promotion: 'development',
    composition,
  };
}
