import { atom, createStore, useAtomValue } from 'jotai';
import type { Permission } from '../domain/portal';

/** The tab that opens records of a kind. */
export interface RecordRoute {
  readonly tab: string;
  readonly param: string;
}

export type RecordRoutes = Readonly<Record<string, RecordRoute>>;

/** The filters that links can set: a query parameter by tab name and filter name. */
export type TabFilters = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The combined descriptions of all remotes on this page. */
export interface Descriptions {
  readonly recordRoutes: RecordRoutes;
  readonly tabFilters: TabFilters;
  readonly permissions: readonly Permission[];
  readonly collections: readonly string[] | undefined;
}

const descriptionsAtom = atom<Descriptions>({
  recordRoutes: {},
  tabFilters: {},
  permissions: [],
  collections: undefined,
});

// Descriptions have a separate jotai store, because code outside React also reads them.
const store = createStore();

/**
 * Sets the descriptions of the remotes on this page. Only the shell calls this function.
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
