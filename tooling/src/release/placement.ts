import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { releasesFolder } from '../compose/keys';
import type { ReleaseDescription } from '../compose/releases';
import type { Environment } from '../compose/environment';
import { CliError } from '../base/cli-error';

/** Addresses under which browsers read a store, each ending in `/`. */
export interface Places {
  /** What a person said, with the command or in the settings; it goes before all others. */
  readonly named?: string | undefined;
  /** What holds for an environment that addresses no remote yet. */
  readonly known?: string | undefined;
}

/** Where browsers read the store for an environment: as was said now, or once and kept; its shell and the store know too. */
export const placesOf = (
  { store, shell, settings }: Environment,
  named: string | undefined,
): Places => ({ named: named ?? settings.public, known: shell?.address ?? store.address });

/** Where an environment's remotes are read, from how it addresses one of them. */
export function environmentAddress(current: Composition | undefined): string | undefined {
  for (const [name, { address }] of Object.entries(current?.remotes ?? {})) {
    const folder = releasesFolder(name);
    if (address.endsWith(folder)) return address.slice(0, -folder.length);
  }
  return undefined;
}

/** Where browsers find a remote's files: one that the environment runs already stays where it is. */
function addressOf(
  name: string,
  current: Composition | undefined,
  { named, known }: Places,
): string {
  if (named !== undefined) return named + releasesFolder(name);
  const own = current?.remotes[name];
  if (own) return own.address;
  const base = environmentAddress(current) ?? known;
  if (base !== undefined) return base + releasesFolder(name);
  throw new CliError(
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
    address: addressOf(name, current, places),
  };
}

/** What the environment runs, with one remote at another release. */
export function withRelease(
  current: Composition | undefined,
  name: string,
  description: ReleaseDescription,
  places: Places,
): Composition {
  return {
    ...current,
    schema: 1,
    remotes: { ...current?.remotes, [name]: placed(name, description, current, places) },
  };
}
