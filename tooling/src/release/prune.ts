import {
  compositionKey,
  listEnvironments,
  readComposition,
  readHistory,
  requirePointer,
} from '../compose/documents';
import { commitMarker, releaseFolder } from '../compose/release';
import { CommandError } from '../run/command-error';
import type { Store, StoredEntry } from '../store/store';

export interface PruneOptions {
  /** Age below which nothing is removed: the longest a page stays open. */
  readonly days: number;
  /** Age of a superseded promotion beyond which the history no longer protects it; never unless named. */
  readonly historyDays?: number | undefined;
  readonly dryRun?: boolean;
  readonly now?: () => Date;
}

export interface PruneReport {
  readonly releases: readonly string[];
  readonly compositions: readonly string[];
  readonly keys: number;
}

const dayMs = 86_400_000;

interface Needed {
  /** Folders of releases and keys of compositions that must stay. */
  readonly keys: ReadonlySet<string>;
  /** The promotions they were read from. */
  readonly promotions: string;
}

async function findNeeded(store: Store, { historyDays, now = () => new Date() }: PruneOptions) {
  const hashes = new Set<string>();
  const promotions: string[] = [];
  const horizon = historyDays === undefined ? 0 : now().getTime() - historyDays * dayMs;
  for (const environment of await listEnvironments(store)) {
    const { hash, promotion } = await requirePointer(store, environment);
    hashes.add(hash);
    promotions.push(promotion);
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
    for (const [name, { release }] of Object.entries(remotes))
      keys.add(releaseFolder(name, release));
  }
  return { keys, promotions: promotions.sort().join() } satisfies Needed;
}

/**
 * Removes what nobody can need: releases and compositions that no pointer and no promotion of the
 * history names and whose newest file is older than `days`. A release loses its commit marker first.
 */
export async function prune(store: Store, options: PruneOptions): Promise<PruneReport> {
  const { days, dryRun = false, now = () => new Date() } = options;
  const oldest = now().getTime() - days * dayMs;
  const isOld = ({ modified }: StoredEntry) => modified.getTime() < oldest;
  const needed = await findNeeded(store, options);

  const releases = new Map<string, StoredEntry[]>();
  const compositions: StoredEntry[] = [];
  for (const entry of await store.list('')) {
    const [folder] = /^[^/]+\/r\/[^/]+\//.exec(entry.key) ?? [];
    if (folder !== undefined) releases.set(folder, [...(releases.get(folder) ?? []), entry]);
    else if (entry.key.startsWith('compositions/')) compositions.push(entry);
  }
  const lostReleases = [...releases].filter(
    ([folder, entries]) => !needed.keys.has(folder) && entries.every(isOld),
  );
  const lostCompositions = compositions.filter(
    (entry) => !needed.keys.has(entry.key) && isOld(entry),
  );
  const keys = [
    ...lostCompositions.map(({ key }) => key),
    ...lostReleases.flatMap(([folder, entries]) => [
      folder + commitMarker,
      ...entries.map(({ key }) => key).filter((key) => key !== folder + commitMarker),
    ]),
  ];

  if (!dryRun && keys.length > 0) {
    const again = await findNeeded(store, options);
    if (again.promotions !== needed.promotions)
      throw new CommandError('Something was promoted meanwhile; nothing was removed. Prune again.');
    await store.remove(keys);
  }
  return {
    releases: lostReleases.map(([folder]) => folder.replace(/\/$/, '')),
    compositions: lostCompositions.map(({ key }) => key),
    keys: keys.length,
  };
}
