import { atom, createStore, useAtomValue } from 'jotai';
import type { Permission } from '../domain/portal';

/** The tab where records of a kind open. */
export interface RecordRoute {
  readonly tab: string;
  readonly param: string;
}

export type RecordRoutes = Readonly<Record<string, RecordRoute>>;

/** Maps tab and filter names to the query parameters of the filters that links can set. */
export type TabFilters = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The combined descriptions of all remotes on this page. */
export interface Descriptions {
  readonly recordRoutes: RecordRoutes;
  readonly tabFilters: TabFilters;
  /** The permissions of all commands, without duplicates. */
  readonly permissions: readonly Permission[];
  /** The collections with their versions; `undefined` until they are known. */
  readonly collections: readonly string[] | undefined;
}

const descriptionsAtom = atom<Descriptions>({
  recordRoutes: {},
  tabFilters: {},
  permissions: [],
  collections: undefined,
});

// Descriptions have a separate jotai store, because code outside the page’s providers also reads them.
const store = createStore();

/**
 * Sets the descriptions of the remotes on this page. Only the shell calls it.
 *
 * @example
 * setDescriptions({ recordRoutes: { contracts: { tab: 'contracts', param: 'contract' } } });
 */
export function setDescriptions(changes: Partial<Descriptions>): void {
  const current = store.get(descriptionsAtom);
  const next = { ...current, ...changes };
  const names = Object.keys(changes) as (keyof Descriptions)[];
  if (names.some((name) => next[name] !== current[name])) store.set(descriptionsAtom, next);
}

/**
 * Returns the combined descriptions of all remotes on this page.
 *
 * @example
 * const labels = useDescriptions().permissions.map(({ label }) => label);
 */
export const useDescriptions = (): Descriptions => useAtomValue(descriptionsAtom, { store });
