import { readShellHistory } from '../compose/shell-history';
import { readShellRecord } from '../compose/shell-record';
import type { Store } from '../store/store';

export interface NeededShells {
  /** Names of the hashed files that must stay. */
  readonly assets: ReadonlySet<string>;
  /** Hashes of the pages that run. */
  readonly pages: ReadonlySet<string>;
  /** Environments whose page is older than the history of shells: nobody knows what it loads. */
  readonly unknown: readonly string[];
  /** The releases that it was read from. */
  readonly promotions: string;
}

async function environmentsWithShell(store: Store): Promise<string[]> {
  const names = (await store.list('env/')).map(
    ({ key }) => /^env\/([^/]+)\/(?:shell\.json|shells\/.*)$/.exec(key)?.[1],
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}

/**
 * What the shells that run, or ran until after the horizon, are made of; `horizon` is in milliseconds
 * since 1970.
 */
export async function findNeededShells(store: Store, horizon: number): Promise<NeededShells> {
  const assets = new Set<string>();
  const pages = new Set<string>();
  const unknown: string[] = [];
  const promotions: string[] = [];
  for (const environment of await environmentsWithShell(store)) {
    const running = await readShellRecord(store, environment);
    if (running) pages.add(running.page);
    const history = await readShellHistory(store, environment);
    let supersededAt = Number.POSITIVE_INFINITY;
    for (const { page, at, assets: named } of history) {
      if (supersededAt >= horizon || page === running?.page)
        for (const name of named) assets.add(name);
      supersededAt = Date.parse(at);
      promotions.push(`${environment} ${at} ${page}`);
    }
    if (running && history.every(({ page }) => page !== running.page)) unknown.push(environment);
  }
  return { assets, pages, unknown, promotions: promotions.sort().join() };
}
