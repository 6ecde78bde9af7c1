import type { Composition, CompositionPointer, RemoteRelease } from 'shared-kernel/remote';
import { compositionHash } from '../src/compose/documents';
import {
  packageDirectory,
  packageNames,
  packageOfRemote,
  remoteNames,
  type PackageName,
} from '../src/packages';
import { remoteAddress } from '../src/serve/listeners';
import { writtenDescription, type WrittenDescription } from './description';
import { kernelVersion } from './package-version';

const firstPort = 8200;

/** Where a package's development server answers: the shell first, the remotes on the ports after it. */
export const developmentPort = (name: PackageName): number =>
  firstPort + packageNames.indexOf(name);

const written = (name: string) => writtenDescription(packageDirectory(packageOfRemote(name)));

/** What every remote here says of itself, unread. */
export async function writtenDescriptions(): Promise<Readonly<Record<string, WrittenDescription>>> {
  const described = remoteNames.map(async (name) => [name, await written(name)] as const);
  return Object.fromEntries(await Promise.all(described));
}

/** A development server names no digests: its files change with every keystroke. */
const entryOf = (name: string, brings: unknown): RemoteRelease => ({
  release: '0'.repeat(32),
  address: remoteAddress(name),
  entry: 'remote-entry.js',
  manifest: 'mf-manifest.json',
  kernelRange: `^${kernelVersion}`,
  files: {},
  screens: {},
  brings,
});

/** All remotes here, as their development servers serve them. */
export async function developmentComposition(): Promise<Composition> {
  const described = Object.entries(await writtenDescriptions());
  const remotes = described.map(([name, { remote }]) => [name, entryOf(name, remote)] as const);
  return { schema: 1, remotes: Object.fromEntries(remotes) };
}

/** What the shell's development server answers as current. */
export async function developmentPointer(): Promise<CompositionPointer> {
  const composition = await developmentComposition();
  return { hash: compositionHash(composition), seq: 1, promotion: 'development', composition };
}
