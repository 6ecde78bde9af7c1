import { compositionKey } from 'shared-kernel/remote';
import {
  environmentsWith,
  readComposition,
  readHistory,
  readPointer,
  type Pointer,
  type PromotionRecord,
} from '../compose/documents';
import { usualReach } from '../compose/history';
import { keptPageKey, pointerKey, releaseKey } from '../compose/keys';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { findNeededShells, type NeededShells } from './needed-shells';
import { readPast, rollbackTargets } from './rollback-target';

export interface Needed {
  readonly shells: NeededShells;
  /** Keys of compositions, and of what describes releases, that must stay. */
  readonly keys: ReadonlySet<string>;
}

/** The environment's pointer: without it what its pages load is not known. */
async function requireStanding(store: Store, environment: string): Promise<Pointer> {
  const held = await readPointer(store, environment);
  if (held) return held.pointer;
  throw new CliError(
    `${pointerKey(environment)} is missing in ${store.name}, though ${environment} has a history: put it back, then prune. Nothing was removed.`,
  );
}

/** When something was promoted; without a time it counts as just now, and one that is none says nothing of age. */
function timeOf({ at }: PromotionRecord, environment: string): number {
  const time = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at);
  if (!Number.isNaN(time)) return time;
  throw new CliError(
    `${pointerKey(environment)} has a time that cannot be read, “${at}”. Nothing was removed.`,
  );
}

/** Hashes of what an environment runs, ran until after the horizon, or would go back to, however old that is. */
async function neededHashes(
  store: Store,
  environment: string,
  standing: Pointer,
  horizon: number,
): Promise<ReadonlySet<string>> {
  const history = await readHistory(store, environment);
  const hashes = new Set<string>();
  let supersededAt = Number.POSITIVE_INFINITY;
  for (const entry of history) {
    const at = timeOf(entry, environment);
    // Nothing is superseded before it was promoted, even where clocks differ.
    if (Math.max(supersededAt, at) >= horizon) hashes.add(entry.hash);
    supersededAt = at;
  }
  const past = await readPast(store, history.slice(0, usualReach));
  for (const { record } of rollbackTargets(standing, past)) hashes.add(record.hash);
  return hashes.add(standing.hash);
}

/** What environments need; `horizon` is in milliseconds since 1970. */
export async function findNeeded(store: Store, horizon: number): Promise<Needed> {
  const keys = new Set<string>();
  const pages = new Set<string>();
  if ((await environmentsWith(store, /./)).length === 0)
    throw new CliError(`${store.name} holds no environment; nothing was removed.`);
  for (const environment of await environmentsWith(store, /^(current\.json$|history\/)/)) {
    const standing = await requireStanding(store, environment);
    for (const hash of await neededHashes(store, environment, standing, horizon)) {
      keys.add(compositionKey(hash));
      // An earlier prune may have protected less.
      if (!(await store.has(compositionKey(hash)))) continue;
      const { remotes, shell } = await readComposition(store, hash);
      for (const [name, { release }] of Object.entries(remotes))
        keys.add(releaseKey(name, release));
      if (shell) pages.add(keptPageKey(environment, shell.page));
    }
    for (const [name, { release }] of Object.entries(standing.composition.remotes))
      keys.add(releaseKey(name, release));
  }
  return { keys, shells: await findNeededShells(store, horizon, pages) };
}
