import { compareVersions } from 'compare-versions';
import type { KernelApi } from './read-api';

export interface ApiChange {
  /** Names that are gone or of another type: what was built against them may break. */
  readonly breaking: readonly string[];
  readonly added: readonly string[];
}

const entriesOf = (api: KernelApi) =>
  new Map(
    Object.entries(api).flatMap(([entry, names]) =>
      Object.entries(names).map(([name, text]) => [`${entry} ${name}`, text] as const),
    ),
  );

export function compareApi(before: KernelApi, now: KernelApi): ApiChange {
  const old = entriesOf(before);
  const current = entriesOf(now);
  return {
    breaking: [...old].filter(([name, text]) => current.get(name) !== text).map(([name]) => name),
    added: [...current.keys()].filter((name) => !old.has(name)),
  };
}

/** The least version that a change asks for: a major for what breaks, a minor for what is added. */
export function requiredVersion(version: string, { breaking, added }: ApiChange): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (breaking.length > 0) return `${major + 1}.0.0`;
  return added.length > 0 ? `${major}.${minor + 1}.0` : version;
}

/** Why the kernel's version does not tell what changed since the snapshot; nothing where it does. */
export function versionComplaint(
  snapshotVersion: string,
  version: string,
  change: ApiChange,
): string | undefined {
  const least = requiredVersion(snapshotVersion, change);
  if (compareVersions(version, least) >= 0) return undefined;
  const named = [
    ...change.breaking.map((name) => `  changed or gone: ${name}`),
    ...change.added.map((name) => `  new: ${name}`),
  ];
  return `The kernel’s public types changed since ${snapshotVersion}; its version must be ${least} or higher.\n${named.join('\n')}`;
}
