import { sha256 } from '../base/sha256';
import { CliError } from '../base/cli-error';
import { environmentsFolder } from '../compose/keys';
import type { Store, StoredEntry } from '../store/store';
import type { NeededShells } from './needed-shells';

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
