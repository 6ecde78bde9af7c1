import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { platform } from 'shared-kernel/remote';
import * as v from 'valibot';
import { repository } from '../packages';

export const kernelFolder = join(repository, 'shared-kernel');
const manifestSchema = v.object({
  version: v.string(),
  exports: v.record(v.string(), v.string()),
});

const manifest = () =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(kernelFolder, 'package.json'), 'utf8')));

export const currentKernelVersion = () => manifest().version;

/** The kernel's entries and their files; what is for tests alone is no part of the contract. */
export function entryFiles(): readonly (readonly [string, string])[] {
  return Object.entries(manifest().exports)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && !entry.startsWith('./testing'))
    .flatMap(([entry, file]) => {
      if (!entry.includes('*')) return [[entry, join(kernelFolder, file)] as const];
      const folder = join(kernelFolder, dirname(dirname(file)));
      return readdirSync(folder).map(
        (name) => [entry.replace('*', name), join(kernelFolder, file.replace('*', name))] as const,
      );
    });
}

/** The entries that the shell lends at run time, each a folder of the kernel: its public surface. */
export const lentEntries: readonly string[] = platform.kernel.map((name) =>
  name.replace('shared-kernel/', ''),
);
