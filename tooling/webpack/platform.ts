import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lentKernel, lentLibraries, packageOf } from 'shared-kernel/remote';
import * as v from 'valibot';
import { kernelRangeOf } from './kernel-range';

const kernelFile = createRequire(import.meta.url).resolve('shared-kernel/package.json');
const kernelRequire = createRequire(kernelFile);
const packageSchema = v.object({ version: v.string() });

function versionOf(packageName: string): string {
  const file =
    packageName === 'shared-kernel'
      ? kernelFile
      : kernelRequire.resolve(`${packageName}/package.json`);
  return v.parse(packageSchema, JSON.parse(readFileSync(file, 'utf8'))).version;
}

export const kernelVersion = versionOf('shared-kernel');

interface SharedEntry {
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
  ]);
}
