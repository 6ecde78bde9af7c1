import { platform } from 'shared-kernel/remote';
import type { SourceFile } from '../src/house/read-house';
import { lentEntries } from '../src/kernel-api/kernel-package';
import { lowestKernel } from '../src/kernel-api/lowest-kernel';
import { readReleased } from '../src/kernel-api/released';
import { isLentWhole, schemaNamesIn } from './lent-schema';
import { kernelVersion, versionOf } from './package-version';

interface SharedEntry {
  /** What it is lent as, where that is not its own name. */
  readonly shareKey?: string;
  readonly singleton: true;
  readonly strictVersion: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import: false;
}

function takenEntry(version: string, requiredVersion = `^${version}`): SharedEntry {
  return {
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion,
    import: false,
  };
}

/** The kernels that a remote runs on: from the oldest that has every name its source takes. */
export function kernelRangeOf(files: readonly SourceFile[], version: string): string {
  const imports = files
    .flatMap((file) => file.imports)
    .concat(isLentWhole(files) ? { from: platform.schema.entry, names: schemaNamesIn(files) } : []);
  return `^${lowestKernel(imports, { lent: lentEntries, since: readReleased().since, version })}`;
}

/**
 * The shared list as a remote takes it: nothing of its own, strictly the shell's. Versions are
 * explicit: inferred from `workspace:*` they would yield no check at all.
 */
export function takenFromShell(files: readonly SourceFile[]): Record<string, SharedEntry> {
  const kernelRange = kernelRangeOf(files, kernelVersion);
  return Object.fromEntries([
    ...platform.libraries.map(
      (name) => [name, takenEntry(versionOf(platform.packageOf(name)))] as const,
    ),
    ...platform.kernel.map((name) => [name, takenEntry(kernelVersion, kernelRange)] as const),
    ...(isLentWhole(files)
      ? [
          [
            platform.schema.standsFor,
            { ...takenEntry(kernelVersion, kernelRange), shareKey: platform.schema.entry },
          ] as const,
        ]
      : []),
  ]);
}
