import { atom, createStore, useAtomValue } from 'jotai';
import type { Permission } from '../domain/portal';

/** The tab where records of a kind open. */
export interface RecordRoute {
  readonly tab: string;
  /** The query parameter with the id of the open record. */
  readonly param: string;
}

export type RecordRoutes = Readonly<Record<string, RecordRoute>>;

/** By tab: the query parameter of each filter that links can set. */
export type TabFilters = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the remotes on this page describe. */
export interface Descriptions {
  /** Where each kind of record opens. */
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

// Also for code outside the page’s providers, so not in their store.
const store = createStore();

/**
 * Sets what the remotes on this page describe. Only the shell calls it.
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
 * What the remotes on this page describe.
 *
 * @example
 * const labels = useDescriptions().permissions.map(({ label }) => label);
 */
export const useDescriptions = (): Descriptions => useAtomValue(descriptionsAtom, { store });
