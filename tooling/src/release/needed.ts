import { compositionKey } from 'shared-kernel/remote';
import {
  environmentsWith,
  readComposition,
  readHistory,
  readPointer,
  type Pointer,
} from '../compose/documents';
import { pointerKey, releaseKey } from '../compose/keys';
import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';
import { findNeededShells, type NeededShells } from './needed-shells';

export interface Needed {
  readonly shells: NeededShells;
  /** Keys of compositions, and of what describes releases, that must stay. */
  readonly keys: ReadonlySet<string>;
}

/** The environment's pointer: without it nobody knows what its pages load. */
async function requireStanding(store: Store, environment: string): Promise<Pointer> {
  const held = await readPointer(store, environment);
  if (held) return held.pointer;
  throw new CliError(
    `${pointerKey(environment)} is missing in ${store.name}, though ${environment} has a history: put it back, then prune. Nothing was removed.`,
  );
}

/** What a pointer names, or named until after the horizon, in milliseconds since 1970. */
export async function findNeeded(store: Store, horizon: number): Promise<Needed> {
  const hashes = new Set<string>();
  if ((await environmentsWith(store, /./)).length === 0)
    throw new CliError(`${store.name} holds no environment; nothing was removed.`);
  for (const environment of await environmentsWith(store, /^(current\.json$|history\/)/)) {
    hashes.add((await requireStanding(store, environment)).hash);
    let supersededAt = Number.POSITIVE_INFINITY;
    for (const entry of await readHistory(store, environment)) {
      if (supersededAt >= horizon) hashes.add(entry.hash);
      supersededAt = entry.at === undefined ? Number.POSITIVE_INFINITY : Date.parse(entry.at);
    }
  }
  const keys = new Set<string>();
  for (const hash of hashes) {
    keys.add(compositionKey(hash));
    const { remotes } = await readComposition(store, hash);
    for (const [name, { release }] of Object.entries(remotes)) keys.add(releaseKey(name, release));
  }
  return { keys, shells: await findNeededShells(store, horizon) };
}
