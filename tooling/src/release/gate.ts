import {
  describedName,
  releaseFault,
  type Composition,
  type RemoteRelease,
  readDescription,
  shellClaims,
  takeClaims,
} from 'shared-kernel/remote';
import { canonicalJson } from '../compose/canonical-json';
import type { ShellRecord } from '../compose/shell-record';
import { CliError } from '../base/cli-error';
import { requireKernel } from './kernel-gate';
import { requireWithinPolicy } from './policy-gate';

export interface GateOptions {
  readonly environment: string;
  readonly despiteKernel?: boolean | undefined;
}

/** The remotes of the next composition that are not what they were. */
export function changedRemotes(
  current: Composition | undefined,
  next: Composition,
): readonly (readonly [string, RemoteRelease])[] {
  const before = current?.remotes ?? {};
  const textOf = (entry: RemoteRelease | undefined) => entry && canonicalJson(entry);
  return Object.entries(next.remotes).filter(
    ([name, entry]) =>
      textOf(Object.hasOwn(before, name) ? before[name] : undefined) !== textOf(entry),
  );
}

function requireOwnFiles(name: string, release: RemoteRelease): void {
  if (!describedName.test(name))
    throw new CliError(`“${name}” is not a name of a remote. Nothing was changed.`);
  const fault =
    Object.keys(release.files).length === 0
      ? 'names no files with their digests.'
      : releaseFault(release);
  if (fault !== undefined)
    throw new CliError(`The release of ${name} ${fault} Nothing was changed.`);
}

/** The one tab that is not a remote's. */
const shellTab = 'overview';

/**
 * Refuses a changed remote that claims what another has: the page could open one of two tabs only, and the records
 * of a kind in one of two places. What two others share already is no reason to refuse a third.
 */
function requireOwnClaims({ remotes }: Composition, changed: ReadonlySet<string>): void {
  const holders = shellClaims(shellTab);
  const names = Object.keys(remotes).sort(
    (a, b) => Number(changed.has(a)) - Number(changed.has(b)) || (a < b ? -1 : 1),
  );
  for (const name of names) {
    const { description } = readDescription(name, remotes[name]?.brings);
    const conflict = description && takeClaims(holders, description);
    if (!conflict || !changed.has(name)) continue;
    const { what, name: claimed, holder = name } = conflict;
    const claim = what === 'tab' ? `a tab “${claimed}”` : `the records “${claimed}”`;
    const wayOut = what === 'tab' ? 'give it another key' : 'give them another kind';
    throw new CliError(
      `${name} brings ${claim}, and so does ${holder}: ${wayOut}. Nothing was changed.`,
    );
  }
}

/**
 * Refuses a composition that the page could not run: its changed remotes have their files in their own folders, at
 * an address that the page's policy allows, for a kernel that the shell has, and claim nothing of another's.
 */
export function requireFit(
  shell: ShellRecord | undefined,
  current: Composition | undefined,
  next: Composition,
  { environment, despiteKernel = false }: GateOptions,
): void {
  const changed = changedRemotes(current, next);
  for (const [name, release] of changed) requireOwnFiles(name, release);
  requireOwnClaims(next, new Set(changed.map(([name]) => name)));
  for (const one of changed) {
    if (shell && !despiteKernel) requireKernel(shell.kernel, environment, one);
    if (shell?.origins) requireWithinPolicy(shell.origins, environment, one);
  }
}
