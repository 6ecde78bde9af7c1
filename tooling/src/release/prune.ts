import { compositionKey, compositionsFolder, releaseContents } from 'shared-kernel/remote';
import { sha256 } from '../compose/canonical-json';
import {
  environmentsWith,
  readComposition,
  readHistory,
  readPointer,
  type Pointer,
} from '../compose/documents';
import { pointerKey, releaseFolder, shellAssets } from '../compose/keys';
import { CommandError } from '../run/command-error';
import type { Store, StoredEntry } from '../store/store';
import { findNeededShells, type NeededShells } from './needed-shells';

export interface PruneOptions {
  /** Age below which nothing is removed: the longest a page stays open. */
  readonly days: number;
  /** Age of a superseded promotion beyond which the history no longer protects it; never unless named. */
  readonly historyDays?: number | undefined;
  /** The store of the shell's page and assets where it is one of its own. */
  readonly pages?: Store | undefined;
  readonly dryRun?: boolean;
  readonly now?: () => Date;
}

export interface PruneReport {
  readonly releases: readonly string[];
  readonly compositions: readonly string[];
  /** Files of shells. */
  readonly shellFiles: readonly string[];
  /** Environments whose page names files that nobody wrote down: then no file of a shell is removed. */
  readonly unknownShells: readonly string[];
  readonly keys: number;
}

const dayMs = 86_400_000;

interface Needed {
  readonly shells: NeededShells;
  /** Folders of releases and keys of compositions that must stay. */
  readonly keys: ReadonlySet<string>;
  /** The promotions they were read from. */
  readonly promotions: string;
}

/** Up to when what stood then is needed: an open page is older than what superseded its release. */
const horizonOf = ({ days, historyDays, now = () => new Date() }: PruneOptions) =>
  historyDays === undefined ? 0 : now().getTime() - Math.max(historyDays, days) * dayMs;

/** The environment's pointer: without it nobody knows what its pages load. */
async function requireStanding(store: Store, environment: string): Promise<Pointer> {
  const held = await readPointer(store, environment);
  if (held) return held.pointer;
  throw new CommandError(
    `${pointerKey(environment)} is missing in ${store.name}, though ${environment} has a history: put it back, then prune. Nothing was removed.`,
  );
}

async function findNeeded(store: Store, options: PruneOptions) {
  const hashes = new Set<string>();
  const promotions: string[] = [];
  const horizon = horizonOf(options);
  if ((await environmentsWith(store, /./)).length === 0)
    throw new CommandError(`${store.name} holds no environment; nothing was removed.`);
  for (const environment of await environmentsWith(store, /^(current\.json$|history\/)/)) {
    const { hash, promotion } = await requireStanding(store, environment);
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
  const shells = await findNeededShells(store, horizon);
  promotions.push(shells.promotions);
  return { keys, shells, promotions: promotions.sort().join() } satisfies Needed;
}

/** Refuses a store whose files some other page may load. */
async function requireOwnPage(pages: Store, { pages: running }: NeededShells): Promise<void> {
  const page = await pages.get('index.html');
  if (page && running.has(sha256(page.body))) return;
  throw new CommandError(
    `${pages.name} does not hold the page of an environment that was named; nothing was removed.`,
  );
}

/** Files of shells that are old and that no shell which is needed is made of. */
async function findLostShellFiles(
  { store, folder }: { readonly store: Store; readonly folder: string },
  { assets, known, unknown }: NeededShells,
  isOld: (entry: StoredEntry) => boolean,
): Promise<string[]> {
  if (unknown.length > 0) return [];
  const entries = await store.list(folder);
  return entries
    .filter((entry) => {
      const name = entry.key.slice(folder.length);
      return isOld(entry) && known.has(name) && !assets.has(name);
    })
    .map(({ key }) => key);
}

const releaseKey = new RegExp(`^${releaseFolder('([a-z][a-z0-9-]*)', '[0-9a-f]{32}')}`);
const ownComposition = new RegExp(`^${compositionsFolder}[0-9a-f]{64}\\.json$`);

/** The remotes of which a release was finished: a store may lie among files of somebody else's. */
const releasedRemotes = (entries: readonly StoredEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ key }) =>
      key.endsWith(`/${releaseContents}`) ? (releaseKey.exec(key)?.[1] ?? []) : [],
    ),
  );

/**
 * Removes what nobody can need: releases, compositions and files of shells that no pointer and no
 * history names and whose newest file is older than `days`. A release loses its commit marker first.
 */
export async function prune(store: Store, options: PruneOptions): Promise<PruneReport> {
  const { days, dryRun = false, now = () => new Date() } = options;
  const oldest = now().getTime() - days * dayMs;
  const isOld = ({ modified }: StoredEntry) => modified.getTime() < oldest;
  const needed = await findNeeded(store, options);

  const releases = new Map<string, StoredEntry[]>();
  const compositions: StoredEntry[] = [];
  const entries = await store.list('');
  const remotes = releasedRemotes(entries);
  for (const entry of entries) {
    const [folder, name = ''] = releaseKey.exec(entry.key) ?? [];
    if (folder !== undefined && remotes.has(name))
      releases.set(folder, [...(releases.get(folder) ?? []), entry]);
    else if (ownComposition.test(entry.key)) compositions.push(entry);
  }
  const lostReleases = [...releases].filter(
    ([folder, entries]) => !needed.keys.has(folder) && entries.every(isOld),
  );
  const lostCompositions = compositions.filter(
    (entry) => !needed.keys.has(entry.key) && isOld(entry),
  );
  if (options.pages) await requireOwnPage(options.pages, needed.shells);
  const shell = {
    store: options.pages ?? store,
    folder: shellAssets(options.pages !== undefined),
  };
  const shellFiles = await findLostShellFiles(shell, needed.shells, isOld);
  const keys = [
    ...lostCompositions.map(({ key }) => key),
    ...lostReleases.flatMap(([folder, entries]) => [
      folder + releaseContents,
      ...entries.map(({ key }) => key).filter((key) => key !== folder + releaseContents),
    ]),
  ];

  if (!dryRun && keys.length + shellFiles.length > 0) {
    const again = await findNeeded(store, options);
    if (again.promotions !== needed.promotions)
      throw new CommandError('Something was promoted meanwhile; nothing was removed. Prune again.');
    await store.remove(keys);
    await shell.store.remove(shellFiles);
  }
  return {
    releases: lostReleases.map(([folder]) => folder.replace(/\/$/, '')),
    compositions: lostCompositions.map(({ key }) => key),
    shellFiles,
    unknownShells: needed.shells.unknown,
    keys: keys.length + shellFiles.length,
  };
}
