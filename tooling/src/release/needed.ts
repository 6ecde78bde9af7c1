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

/** What stood after a horizon, of a history with the newest first. */
function stoodAfter<Entry>(
  horizon: number,
  history: readonly Entry[],
  timeOf: (entry: Entry) => number,
): readonly Entry[] {
  const times = history.map(timeOf);
  // Nothing is superseded before it was promoted, even where clocks differ.
  return history.filter((_, at) => Math.max(times[at - 1] ?? Infinity, times[at] ?? 0) >= horizon);
}

/**
 * What the shells that run or ran until after the horizon are made of, and those that compositions need; `horizon` is
 * in milliseconds since 1970, `wanted` are keys of kept pages.
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
    const stood = new Set(stoodAfter(horizon, history, ({ at }) => Date.parse(at)));
    for (const shell of history) {
      for (const name of shell.assets) known.add(name);
      const own = keptPageKey(environment, shell.page);
      if (!stood.has(shell) && !kept.has(own)) continue;
      for (const name of shell.assets) assets.add(name);
      kept.add(own);
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
  const stood = stoodAfter(horizon, history, (record) => timeOf(record, environment));
  const hashes = new Set(stood.map(({ hash }) => hash));
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
