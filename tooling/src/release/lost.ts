import { sha256 } from '../base/sha256';
import { CliError } from '../base/cli-error';
import { environmentsFolder, releaseIn, releasesFolder } from '../compose/keys';
import type { Store, StoredEntry } from '../store/store';
import type { Needed, NeededShells } from './needed';
import { compositionsFolder } from 'shared-kernel/remote';
import { inParallel } from '../compose/in-parallel';
import { isDescribed, readDescribed } from '../compose/releases';

/** Refuses a store whose files some other page may load. */
export async function requireOwnPage(
  pages: Store,
  { pages: running }: NeededShells,
): Promise<void> {
  const page = await pages.get('index.html');
  if (page && running.has(sha256(page.body))) return;
  throw new CliError(
    `${pages.name} does not hold the page of an environment that was named; nothing was removed.`,
  );
}

/** Files of shells that are old and that no shell which is needed is made of. */
export async function findLostShellFiles(
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

const keptPage = new RegExp(`^(${environmentsFolder}[^/]+/pages/[0-9a-f]{64})(\\.[a-z]+)?\\.json$`);

/** Kept pages that are old and cannot be gone back to, with what is kept beside them. */
export async function findLostPages(
  store: Store,
  { kept, unknown }: NeededShells,
  isOld: (entry: StoredEntry) => boolean,
): Promise<string[]> {
  if (unknown.length > 0) return [];
  return (await store.list(environmentsFolder))
    .filter((entry) => {
      const [, page] = keptPage.exec(entry.key) ?? [];
      return page !== undefined && isOld(entry) && !kept.has(`${page}.json`);
    })
    .map(({ key }) => key);
}

/** What no pointer, no history and no open page can need; each by its key. */
interface Lost {
  readonly releases: readonly string[];
  readonly compositions: readonly string[];
  /** Files that those releases alone name. */
  readonly files: readonly string[];
}

const readsAtOnce = 16;
const ownComposition = new RegExp(`^${compositionsFolder}([0-9a-f]{64})\\.json$`);
const ownRelease = new RegExp(`^(${releasesFolder('([a-z][a-z0-9-]*)')})[0-9a-f]{32}\\.json$`);

interface Described {
  readonly entry: StoredEntry;
  readonly files: readonly string[];
}

/** Every release that is described, with the keys of its files. What does not have the hash it is named by belongs to another product. */
async function readReleases(store: Store, entries: readonly StoredEntry[]): Promise<Described[]> {
  const found: Described[] = [];
  await inParallel(entries, readsAtOnce, async (entry) => {
    const [, folder = '', name = ''] = ownRelease.exec(entry.key) ?? [];
    const release = releaseIn(entry.key);
    if (release === undefined || !(await isDescribed(store, name, release))) return;
    const { files } = await readDescribed(store, name, release);
    found.push({ entry, files: Object.keys(files).map((path) => folder + path) });
  });
  return found;
}

async function isOwnComposition(store: Store, key: string): Promise<boolean> {
  const [, hash] = ownComposition.exec(key) ?? [];
  const held = hash === undefined ? undefined : await store.get(key);
  return held !== undefined && sha256(held.body) === hash;
}

/** Looks through a store; a store may lie among files of another product, which are recognized by their content. */
export async function findLost(
  store: Store,
  needed: Needed,
  isOld: (entry: StoredEntry) => boolean,
): Promise<Lost> {
  const entries = await store.list('');
  const standing = new Set(entries.map(({ key }) => key));
  const described = await readReleases(
    store,
    entries.filter(({ key }) => ownRelease.test(key)),
  );
  const isLost = ({ entry }: Described) => !needed.keys.has(entry.key) && isOld(entry);
  const lost = described.filter(isLost);
  const kept = new Set(described.filter((one) => !isLost(one)).flatMap(({ files }) => files));
  const beside = lost.map(({ entry: { key } }) => key.replace(/json$/, 'built.json'));
  const files = [...beside, ...lost.flatMap((one) => one.files)].filter((key) => !kept.has(key));
  const compositions: string[] = [];
  for (const entry of entries)
    if (!needed.keys.has(entry.key) && isOld(entry) && (await isOwnComposition(store, entry.key)))
      compositions.push(entry.key);
  return {
    releases: lost.map(({ entry }) => entry.key).sort(),
    compositions,
    files: [...new Set(files)].filter((key) => standing.has(key)).sort(),
  };
}
