import type { Composition } from 'shared-kernel/remote';
import { releaseFolder } from '../compose/keys';
import { readShellRecord } from '../compose/shell-record';
import { CommandError } from '../run/command-error';
import type { Store } from '../store/store';

const allows = (source: string, origin: string) =>
  source.endsWith(':*') ? origin.startsWith(source.slice(0, -1)) : source === origin;

/** Refuses to move a remote to where the policy of the environment's page lets nothing be loaded from. */
export async function requireWithinPolicy(
  store: Store,
  environment: string,
  current: Composition | undefined,
  next: Composition,
): Promise<void> {
  const sources = (await readShellRecord(store, environment))?.origins;
  if (sources === undefined) return;
  for (const [name, { address, release }] of Object.entries(next.remotes)) {
    if (address === current?.remotes[name]?.address || !URL.canParse(address)) continue;
    const { origin } = new URL(address);
    if (sources.some((source) => allows(source, origin))) continue;
    const place = address.replace(releaseFolder(name, release), '');
    throw new CommandError(
      `The policy of ${environment}’s page does not let ${name} load from ${origin}: release the shell with --public ${place} first. Nothing was changed.`,
    );
  }
}
