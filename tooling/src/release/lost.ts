import { CliError } from '../base/cli-error';
import { sha256 } from '../base/sha256';
import { inParallel } from '../base/in-parallel';
import {
  compositionsFolder,
  environmentsFolder,
  releaseIn,
  releasesFolder,
  shellAssets,
} from '../compose/keys';
import { isDescribed, readDescribed } from '../compose/releases';
import type { Store, StoredEntry } from '../store/store';
import type { Needed, NeededShells } from './needed';

/**
 * Keys that no pointer, no history and no open page can need: releases and the files that they alone name, and former
 * shells with the pages that can no longer be gone back to and what is kept beside them.
 */
export type Lost = Readonly<
  Record<'releases' | 'compositions' | 'files' | 'shellFiles' | 'shellPages', readonly string[]>
>;

const ownComposition = new RegExp(`^${compositionsFolder}([0-9a-f]{64})\\.json$`);
const ownRelease = new RegExp(`^(${releasesFolder('([a-z][a-z0-9-]*)')})[0-9a-f]{32}\\.json$`);
const ownPage = new RegExp(`^(${environmentsFolder}[^/]+/pages/[0-9a-f]{64})(\\.[a-z]+)?\\.json$`);

/** Every release that is described, with the keys of its files. What does not have the hash it is named by belongs to another product. */
async function filesByRelease(store: Store, keys: readonly string[]) {
  const described = new Map<string, readonly string[]>();
  await inParallel(keys, async (key) => {
    const [, folder = '', name = ''] = ownRelease.exec(key) ?? [];
    const release = releaseIn(key);
    if (release === undefined || !(await isDescribed(store, name, release))) return;
    const paths = Object.keys((await readDescribed(store, name, release)).files);
    described.set(
      key,
      paths.map((path) => folder + path),
    );
  });
  return described;
}

async function isOwnComposition(store: Store, key: string): Promise<boolean> {
  const [, hash] = ownComposition.exec(key) ?? [];
  const held = hash === undefined ? undefined : await store.get(key);
  return held !== undefined && sha256(held.body) === hash;
}

/** Refuses a store whose files some other page may load. */
async function requireOwnPage(pages: Store, { pages: running }: NeededShells): Promise<void> {
  const page = await pages.get('index.html');
  if (page && running.has(sha256(page.body))) return;
  throw new CliError(
    `${pages.name} does not hold the page of an environment that was named; nothing was removed.`,
  );
}

/**
 * Finds what is lost of the keys that are asked for, in a store and the pages' own. Files of another product may lie
 * between, which are recognized by their content.
 */
export async function findLost(
  store: Store,
  pages: Store | undefined,
  { keys, shells }: Needed,
  isOld: (entry: StoredEntry) => boolean,
  isAsked: (key: string) => boolean,
): Promise<Lost> {
  if (pages) await requireOwnPage(pages, shells);
  const keysOf = (entries: readonly StoredEntry[]) => entries.map(({ key }) => key);
  const entries = await store.list('');
  const standing = new Set(keysOf(entries));
  const old = keysOf(entries.filter(isOld));

  const described = await filesByRelease(
    store,
    [...standing].filter((key) => ownRelease.test(key)),
  );
  const releases = old.filter((key) => described.has(key) && !keys.has(key));
  const lost = new Set(releases);
  const kept = new Set([...described].flatMap(([key, files]) => (lost.has(key) ? [] : files)));
  const named = releases.flatMap((key) => [
    key.replace(/json$/, 'built.json'),
    ...(described.get(key) ?? []),
  ]);
  const compositions: string[] = [];
  for (const key of old)
    if (!keys.has(key) && (await isOwnComposition(store, key))) compositions.push(key);

  const folder = shellAssets(pages !== undefined);
  const assets = pages ? keysOf((await pages.list(folder)).filter(isOld)) : old;
  const isLostAsset = (key: string) => {
    const name = key.slice(folder.length);
    return key.startsWith(folder) && shells.known.has(name) && !shells.assets.has(name);
  };
  const isLostPage = (key: string) => {
    const [, page] = ownPage.exec(key) ?? [];
    return page !== undefined && !shells.kept.has(`${page}.json`);
  };
  // Where it is not known what a page loads, everything of shells stays.
  const isKnown = shells.unknown.length === 0;
  return {
    releases: releases.filter(isAsked),
    compositions: compositions.filter(isAsked),
    files: [...new Set(named)]
      .filter((key) => standing.has(key) && !kept.has(key) && isAsked(key))
      .sort(),
    shellFiles: isKnown ? assets.filter((key) => isLostAsset(key) && isAsked(key)) : [],
    shellPages: isKnown ? old.filter((key) => isLostPage(key) && isAsked(key)) : [],
  };
}
