import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { kernelPlatform } from './platform-entries';

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

/** The kernel's version; a remote built against it runs on every kernel of the same major. */
export const kernelVersion = versionOf('shared-kernel');
export const kernelRange = `^${kernelVersion}`;

/** What the gate needs at once; provided eagerly so that the first script is not followed by a second. */
const eagerEntries = new Set<string>(['react', 'react-dom', 'jotai', 'shared-kernel/shell']);

interface SharedEntry {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import?: false;
  readonly eager?: boolean;
}

/** Versions are explicit: inferred from `workspace:*` they would yield no check at all. */
function platformVersions(): ReadonlyMap<string, string> {
  const react = versionOf('react');
  const reactDom = versionOf('react-dom');
  return new Map<string, string>([
    ['react', react],
    ['react/jsx-runtime', react],
    ['react-dom', reactDom],
    ['react-dom/client', reactDom],
    ['jotai', versionOf('jotai')],
    ...kernelPlatform.map((entry) => [entry, kernelVersion] as const),
  ]);
}

function sharedEntry(version: string): SharedEntry {
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` };
}

/** The shared list as the shell provides it. */
export function providedByShell(): Record<string, SharedEntry> {
  return Object.fromEntries(
    [...platformVersions()].map(([name, version]) => [
      name,
      { ...sharedEntry(version), eager: eagerEntries.has(name) || name.startsWith('react') },
    ]),
  );
}

/** The shared list as a remote takes it: nothing of its own, strictly the shell's. */
export function takenFromShell(): Record<string, SharedEntry> {
  return Object.fromEntries(
    [...platformVersions()].map(([name, version]) => [
      name,
      { ...sharedEntry(version), import: false as const },
    ]),
  );
}
