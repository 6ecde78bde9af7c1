import { join } from 'node:path';
import { remoteNames, type RemoteName } from 'shared-kernel/remote';

/** The repository's root, wherever it was cloned. */
export const repository = join(import.meta.dirname, '../..');

/** What builds leave behind besides `dist`: the local store, stamps, reports. */
export const workDirectory = join(repository, '.trustfold');

export type PackageName = 'host' | `remote-${RemoteName}`;

export const packageNames: readonly PackageName[] = [
  'host',
  ...remoteNames.map((name) => `remote-${name}` as const),
];

export const packageDirectory = (name: PackageName) => join(repository, name);

export const packageOfRemote = (name: RemoteName): PackageName => `remote-${name}`;

export function isRemoteName(text: string): text is RemoteName {
  return remoteNames.some((name) => name === text);
}
