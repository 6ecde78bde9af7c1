import { sharedModuleNames } from 'shared-kernel/remote';
import { kernelVersion, readPackageVersion } from './package-version';

interface SharedEntry {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import: false;
}

const sharedEntry = (version: string, requiredVersion = `^${version}`): SharedEntry => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion,
  import: false,
});

/** Returns the kernel versions that can run a remote: from the minor version of its build to the next major version. */
export const createKernelRange = (version: string): string =>
  `^${version.split('.').slice(0, 2).join('.')}.0`;

/** Modules that a remote gets from the shell. The versions are explicit, because `workspace:*` disables their check. */
export const sharedModulesFromShell: Readonly<Record<string, SharedEntry>> = Object.fromEntries([
  ...sharedModuleNames.libraries.map(
    (name) => [name, sharedEntry(readPackageVersion(sharedModuleNames.packageOf(name)))] as const,
  ),
  ...sharedModuleNames.kernel.map(
    (name) => [name, sharedEntry(kernelVersion, createKernelRange(kernelVersion))] as const,
  ),
]);
