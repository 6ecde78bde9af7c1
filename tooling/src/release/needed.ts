import {
  environmentsWith,
  type Pointer,
  type PromotionRecord,
  readComposition,
  readHistory,
  readPointer,
} from '../compose/documents';
import { usualReach, readShellHistory } from '../compose/history';
import { keptPageKey, pointerKey, releaseKey } from '../compose/keys';
import { readShellRecord } from '../compose/environment';
import type { Store } from '../store/store';
import { pagesBefore } from './rollback-shell';
import { compositionKey } from 'shared-kernel/remote';
import { CliError } from '../base/cli-error';
import { readPast, rollbackTargets } from './rollback-target';

export interface NeededShells {
  /** Names of the hashed files that must stay. */
  readonly assets: ReadonlySet<string>;
  /** Names of the hashed files of every shell there was; a file beyond them belongs to another product. */
  readonly known: ReadonlySet<string>;
  /** Hashes of the pages that run. */
  readonly pages: ReadonlySet<string>;
  /** Keys of the kept pages that can still be gone back to. */
  readonly kept: ReadonlySet<string>;
  /** Environments whose page is older than the history of shells: what it loads is not known. */
  readonly unknown: readonly string[];
}

/**
 * What the shells that run, ran until after the horizon, or would be gone back to are made of; `horizon` is in
 * milliseconds since 1970, `wanted` are keys of kept pages that compositions need.
 */
async function findNeededShells(
  store: Store,
  horizon: number,
  wanted: ReadonlySet<string>,
): Promise<NeededShells> {
  const assets = new Set<string>();
  const known = new Set<string>();
  const pages = new Set<string>();
  const kept = new Set(wanted);
  const unknown: string[] = [];
  for (const environment of await environmentsWith(store, /^(shell\.json$|shells\/)/)) {
    const running = await readShellRecord(store, environment);
    if (running) {
      pages.add(running.page);
      kept.add(keptPageKey(environment, running.page));
    }
    const history = await readShellHistory(store, environment);
    const [before] = await pagesBefore(
      store,
      environment,
      running?.page,
      history.slice(0, usualReach),
    );
    if (before !== undefined) kept.add(keptPageKey(environment, before));
    let supersededAt = Number.POSITIVE_INFINITY;
    for (const { page, at, assets: named } of history) {
      for (const name of named) known.add(name);
      const own = keptPageKey(environment, page);
      if (Math.max(supersededAt, Date.parse(at)) >= horizon || kept.has(own)) {
        for (const name of named) assets.add(name);
        kept.add(own);
      }
      supersededAt = Date.parse(at);
    }
    if (running && history.every(({ page }) => page !== running.page)) unknown.push(environment);
  }
  return { assets, known, pages, kept, unknown };
}

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
