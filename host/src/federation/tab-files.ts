import { sharedModuleChunks, type RemoteRelease } from 'shared-kernel/remote';
import { pageMeta } from '../page/page-meta';
import type { RemoteTab } from '../page/described-tabs';

/** The chunks of the shell that the remote of a tab needs. */
export const sharedChunksOf = ({ needs }: Pick<RemoteTab, 'needs'>): readonly string[] => [
  'federation',
  sharedModuleChunks.core,
  ...needs.map(sharedModuleChunks.partOf),
];

interface RemoteFile {
  readonly href: string;
  readonly digest: string;
}

export function screenFiles(
  { remote, screen }: Pick<RemoteTab, 'remote' | 'screen'>,
  { address, entry, files, screens }: RemoteRelease,
): readonly RemoteFile[] {
  return [entry, ...(screens[screen.slice(remote.length + 1)] ?? [])].flatMap((file) => {
    const digest = files[file];
    return digest === undefined ? [] : [{ href: address + file, digest }];
  });
}

/** Checks the `^` range of a release without the full range parser of the shell. */
export function isKernelCompatible({ kernelRange }: RemoteRelease): boolean {
  const [major = 0, minor = 0] = String(pageMeta('chunks').kernel).split('.').map(Number);
  const [, ofMajor, fromMinor] = /^\^(\d+)\.(\d+)\./.exec(kernelRange) ?? [];
  return Number(ofMajor) === major && Number(fromMinor) <= minor;
}
