import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { releaseFolder } from '../compose/keys';
import type { ReleaseDescription } from '../compose/release';
import { readShellRecord } from '../compose/shell-record';
import { CommandError } from '../run/command-error';
import type { Store } from '../store/store';
import { requireOwnTabs } from './own-tabs';

/** Addresses under which browsers read a store, each ending in `/`. */
export interface Places {
  /** What a person said; it goes before all others. */
  readonly named?: string | undefined;
  /** What holds for an environment that addresses no remote yet. */
  readonly known?: string | undefined;
}

/** Where browsers read the store for an environment that runs no remote yet: as its shell was told, or as the store says. */
export async function knownAddress(
  store: Store,
  environment: string | undefined,
): Promise<string | undefined> {
  const shell = environment === undefined ? undefined : await readShellRecord(store, environment);
  return shell?.address ?? store.address;
}

/** Where an environment's remotes are read, from how it addresses one of them. */
export function environmentAddress(current: Composition | undefined): string | undefined {
  for (const [name, { address, release }] of Object.entries(current?.remotes ?? {})) {
    const folder = releaseFolder(name, release);
    if (address.endsWith(folder)) return address.slice(0, -folder.length);
  }
  return undefined;
}

const ownFolder = /[0-9a-f]{32}\/$/;

/** Where browsers find a release: a remote that the environment runs already stays where it is. */
function addressOf(
  name: string,
  release: string,
  current: Composition | undefined,
  { named, known }: Places,
): string {
  if (named !== undefined) return named + releaseFolder(name, release);
  const own = current?.remotes[name];
  if (own && ownFolder.test(own.address)) return own.address.replace(ownFolder, `${release}/`);
  const base = environmentAddress(current) ?? known;
  if (base !== undefined) return base + releaseFolder(name, release);
  throw new CommandError(
    'Say under which address browsers read the store: --public https://remotes.example.com/',
  );
}

/** A release as the environment is to address it. */
export function placed(
  name: string,
  description: ReleaseDescription,
  current: Composition | undefined,
  places: Places,
): RemoteRelease {
  return {
    ...description,
    address: addressOf(name, description.release, current, places),
  };
}

/** What the environment runs, with one remote at another release. */
export function withRelease(
  current: Composition | undefined,
  name: string,
  description: ReleaseDescription,
  places: Places,
): Composition {
  requireOwnTabs(current, name, description.brings);
  return {
    schema: 1,
    remotes: { ...current?.remotes, [name]: placed(name, description, current, places) },
  };
}
