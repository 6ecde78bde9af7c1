import { environmentsWith } from '../compose/documents';
import { keptPageKey } from '../compose/keys';
import { readShellHistory } from '../compose/shell-history';
import { readShellRecord } from '../compose/shell-record';
import type { Store } from '../store/store';

export interface NeededShells {
  /** Names of the hashed files that must stay. */
  readonly assets: ReadonlySet<string>;
  /** Names of the hashed files of every shell there was; a file beyond them is somebody else's. */
  readonly known: ReadonlySet<string>;
  /** Hashes of the pages that run. */
  readonly pages: ReadonlySet<string>;
  /** Keys of the kept pages that can still be gone back to. */
  readonly kept: ReadonlySet<string>;
  /** Environments whose page is older than the history of shells: nobody knows what it loads. */
  readonly unknown: readonly string[];
  /** The releases that it was read from. */
  readonly promotions: string;
}

/**
 * What the shells that run, or ran until after the horizon, are made of; `horizon` is in milliseconds
 * since 1970.
 */
export async function findNeededShells(store: Store, horizon: number): Promise<NeededShells> {
  const assets = new Set<string>();
  const known = new Set<string>();
  const pages = new Set<string>();
  const kept = new Set<string>();
  const unknown: string[] = [];
  const promotions: string[] = [];
  for (const environment of await environmentsWith(store, /^(shell\.json$|shells\/)/)) {
    const running = await readShellRecord(store, environment);
    if (running) {
      pages.add(running.page);
      kept.add(keptPageKey(environment, running.page));
    }
    const history = await readShellHistory(store, environment);
    let supersededAt = Number.POSITIVE_INFINITY;
    for (const { page, at, assets: named } of history) {
      for (const name of named) known.add(name);
      if (supersededAt >= horizon || page === running?.page) {
        for (const name of named) assets.add(name);
        kept.add(keptPageKey(environment, page));
      }
      supersededAt = Date.parse(at);
      promotions.push(`${environment} ${at} ${page}`);
    }
    if (running && history.every(({ page }) => page !== running.page)) unknown.push(environment);
  }
  return { assets, known, pages, kept, unknown, promotions: promotions.sort().join() };
}
