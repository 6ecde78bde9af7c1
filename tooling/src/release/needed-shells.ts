import { environmentsWith } from '../compose/documents';
import { usualReach } from '../compose/history';
import { keptPageKey } from '../compose/keys';
import { readShellHistory } from '../compose/shell-history';
import { readShellRecord } from '../compose/shell-record';
import type { Store } from '../store/store';
import { pagesBefore } from './rollback-shell';

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
  /** The releases that it was read from. */
  readonly promotions: string;
}

/**
 * What the shells that run, ran until after the horizon, or would be gone back to are made of; `horizon` is in
 * milliseconds since 1970, `wanted` are keys of kept pages that compositions need.
 */
export async function findNeededShells(
  store: Store,
  horizon: number,
  wanted: ReadonlySet<string>,
): Promise<NeededShells> {
  const assets = new Set<string>();
  const known = new Set<string>();
  const pages = new Set<string>();
  const kept = new Set(wanted);
  const unknown: string[] = [];
  const promotions: string[] = [];
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
      promotions.push(`${environment} ${at} ${page}`);
    }
    if (running && history.every(({ page }) => page !== running.page)) unknown.push(environment);
  }
  return { assets, known, pages, kept, unknown, promotions: promotions.sort().join() };
}
