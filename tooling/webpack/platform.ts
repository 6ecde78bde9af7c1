import { lentKernel, lentLibraries, lentSchema, packageOf } from 'shared-kernel/remote';
import { kernelRangeOf } from './kernel-range';
import { isLentWhole } from './lent-schema';
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

/**
 * The shared list as a remote takes it: nothing of its own, strictly the shell's. Versions are
 * explicit: inferred from `workspace:*` they would yield no check at all.
 */
export function takenFromShell(directory: string): Record<string, SharedEntry> {
  const kernelRange = kernelRangeOf(directory, kernelVersion);
  return Object.fromEntries([
    ...lentLibraries.map((name) => [name, takenEntry(versionOf(packageOf(name)))] as const),
    ...lentKernel.map((name) => [name, takenEntry(kernelVersion, kernelRange)] as const),
    ...(isLentWhole(directory)
      ? [
          [
            lentSchema.standsFor,
            { ...takenEntry(kernelVersion, kernelRange), shareKey: lentSchema.entry },
          ] as const,
        ]
      : []),
  ]);
}
