import { join } from 'node:path';
import { platform } from 'shared-kernel/remote';
import { repository } from '../packages';

export const kernelFolder = join(repository, 'shared-kernel');

/** The entries that remotes share with the shell, each a folder of the kernel: its public API. */
export const sharedEntries: readonly string[] = platform.kernel.map((name) =>
  name.replace('shared-kernel/', ''),
);
