import { readDescription, shellClaims, takeClaims, type Composition } from 'shared-kernel/remote';
import { CliError } from '../base/cli-error';

/** The one tab that is not a remote's. */
const shellTab = 'overview';

/**
 * Refuses a changed remote that claims what another has: the page could open one of two tabs only, and the records
 * of a kind in one of two places. What two others share already is no reason to refuse a third.
 */
export function requireOwnClaims({ remotes }: Composition, changed: ReadonlySet<string>): void {
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
