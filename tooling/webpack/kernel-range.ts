import { lentSchema } from 'shared-kernel/remote';
import { readRoom } from '../src/house/read-house';
import { lentEntries } from '../src/kernel-api/kernel-package';
import { lowestKernel } from '../src/kernel-api/lowest-kernel';
import { readReleased } from '../src/kernel-api/released';
import { isLentWhole, schemaNamesIn } from './lent-schema';

/** The kernels that a remote runs on: from the oldest that has every name its source takes. */
export function kernelRangeOf(directory: string, version: string): string {
  const imports = readRoom(directory)
    .filter(({ isTest }) => !isTest)
    .flatMap((file) => file.imports)
    .concat(
      isLentWhole(directory) ? { from: lentSchema.entry, names: schemaNamesIn(directory) } : [],
    );
  return `^${lowestKernel(imports, { lent: lentEntries, since: readReleased().since, version })}`;
}
