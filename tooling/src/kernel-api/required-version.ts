import { compareVersions } from 'compare-versions';
import type { NameChange } from './compare-api';

/** The least version that changes ask for: a major for what breaks, a minor for what is added. */
export function requiredVersion(version: string, changes: readonly NameChange[]): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (changes.some(({ kind }) => kind === 'breaking')) return `${major + 1}.0.0`;
  return changes.length > 0 ? `${major}.${minor + 1}.0` : version;
}

/** Each reason in a line with the names that it is of, what breaks first. */
export function listChanges(changes: readonly NameChange[]): string {
  const names = new Map<string, string[]>();
  for (const kind of ['breaking', 'added'] as const)
    for (const { name, why } of changes.filter((change) => change.kind === kind)) {
      const line = `${kind}: ${why}`;
      names.set(line, [...(names.get(line) ?? []), name]);
    }
  return [...names].map(([line, own]) => `  ${line}\n    ${own.join(', ')}`).join('\n');
}

/** Why the kernel's version does not tell what changed since the last release; nothing where it does. */
export function versionComplaint(
  released: string,
  version: string,
  changes: readonly NameChange[],
): string | undefined {
  const least = requiredVersion(released, changes);
  if (compareVersions(version, least) >= 0) return undefined;
  return `What the kernel lends changed since ${released}; its version must be ${least} or higher.\n${listChanges(changes)}`;
}
