import type { Composition } from 'shared-kernel/remote';
import { releasesFolder } from '../compose/keys';
import { readShellRecord } from '../compose/shell-record';
import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';

/**
 * What a page's policy names so that it may load from these addresses and nowhere beside them: a bucket that is a
 * path of its service is allowed by itself, and not all others of the service with it.
 */
export function policySources(addresses: readonly string[]): readonly string[] {
  const absolute = addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one));
  return [
    ...new Set(
      absolute.map(({ origin, pathname }) => (pathname === '/' ? origin : origin + pathname)),
    ),
  ];
}

function allows(source: string, address: string): boolean {
  const { origin } = new URL(address);
  if (source.endsWith(':*')) return origin.startsWith(source.slice(0, -1));
  return source.endsWith('/') ? address.startsWith(source) : source === origin;
}

/** Refuses to move a remote to where the policy of the environment's page lets nothing be loaded from. */
export async function requireWithinPolicy(
  store: Store,
  environment: string,
  current: Composition | undefined,
  next: Composition,
): Promise<void> {
  const sources = (await readShellRecord(store, environment))?.origins;
  if (sources === undefined) return;
  for (const [name, { address }] of Object.entries(next.remotes)) {
    if (address === current?.remotes[name]?.address || !URL.canParse(address)) continue;
    if (sources.some((source) => allows(source, address))) continue;
    const place = address.replace(releasesFolder(name), '');
    throw new CliError(
      `The policy of ${environment}’s page does not let ${name} load from ${new URL(place).pathname === '/' ? new URL(place).origin : place}: release the shell with --public ${place} first. Nothing was changed.`,
    );
  }
}
