import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNamePattern } from 'shared-kernel/remote';

export const repository = join(import.meta.dirname, '../..');

export const workFolder = join(repository, '.trustfold');

export type PackageName = 'host' | `remote-${string}`;

export const getPackageFolder = (name: PackageName) => join(repository, name);

export const getRemotePackageName = (name: string): PackageName => `remote-${name}`;

const remoteFolder = /^remote-(.+)$/;

export function findRemotes(root: string): readonly string[] {
  return readdirSync(root)
    .flatMap((folder) => remoteFolder.exec(folder)?.[1] ?? [])
    .filter((name) => remoteNamePattern.test(name))
    .filter((name) => existsSync(join(root, getRemotePackageName(name), 'package.json')))
    .sort();
}

export const remoteNames = findRemotes(repository);

export const packageNames: readonly PackageName[] = [
  'host',
  ...remoteNames.map(getRemotePackageName),
];
