import { normalizeName } from '../../domain/client/client-reference';
import { ownCompany, listOwnCompanyNames } from '../../domain/own-company';
import type { PortalKey } from '../../domain/portal/portal-key';
import type { Behaviour } from '../../shell/behaviours';
import {
  isKnownCollection,
  isKernelCollection,
  getCollectionSpec,
  type CollectionName,
  type RecordOf,
} from '../database/collections';
import { listFileIds } from '../database/file-ids';
import type { WorkspaceSource } from '../database/source';
import type { RecordOwners } from '../database/record-owners';
import { recordOwnersByCollection, isOwnRecord, type CompanyPortal } from './record-owners';
import { isInternalRecord, redactForCompany } from './redact-for-company';

/** Returns the portal if it shows only one company; `undefined` for other portals and in `reference` mode. */
export const findCompanyPortal = (
  behaviour: Behaviour,
  portal: PortalKey | undefined,
): CompanyPortal | undefined =>
  behaviour === 'live' && (portal === 'client' || portal === 'vendor') ? portal : undefined;

function ownersOf(collection: CollectionName, record: object): RecordOwners {
  const rule = isKernelCollection(collection)
    ? (recordOwnersByCollection[collection] as (record: object) => RecordOwners)
    : getCollectionSpec(collection).companiesOf;
  return rule?.(record) ?? {};
}

/** Maximum number of records to read one by one. If there are more, reading the whole collection is faster. */
const maxLookups = 20;

const names = { client: async (source: WorkspaceSource) => ownNames(source), vendor: noNames };

async function ownNames(source: WorkspaceSource): Promise<ReadonlySet<string>> {
  const record = (await source.get('clients', ownCompany.id))?.record;
  return new Set(listOwnCompanyNames(record).map(normalizeName));
}

function noNames(): Promise<ReadonlySet<string>> {
  return Promise.resolve(new Set());
}

type Places = Map<string, Map<string, boolean>>;

/** Creates functions that find the records of the portal’s company in a source, including internal records. */
export function createOwnershipFinder(source: WorkspaceSource, portal: CompanyPortal) {
  async function readAbout(collection: CollectionName, ids: readonly string[]) {
    if (ids.length > maxLookups) return source.list(collection);
    const found = await Promise.all(ids.map((id) => source.get(collection, id)));
    return found.flatMap((stored) => (stored ? [stored.record] : []));
  }

  async function resolve(places: Places): Promise<void> {
    for (const [name, ids] of places) {
      if (!isKnownCollection(name)) continue;
      const { keyOf } = getCollectionSpec(name);
      const records = await readAbout(name, [...ids.keys()]);
      for (const record of await ownOf(name, records)) ids.set(keyOf(record), true);
    }
  }

  async function ownDocuments(): Promise<ReadonlySet<string>> {
    const [clients, contracts, processes] = await Promise.all([
      source.list('clients').then((all) => ownOf('clients', all)),
      source.list('contracts').then((all) => ownOf('contracts', all)),
      source.list('processes').then((all) => ownOf('processes', all)),
    ]);
    return new Set(listFileIds({ clients, contracts, processes }));
  }

  async function ownOf<T extends object>(
    collection: CollectionName,
    records: readonly T[],
  ): Promise<T[]> {
    const known = await names[portal](source);
    const places: Places = new Map();
    const decided = records.map((record) => {
      const owners = ownersOf(collection, record);
      const isOwn = isOwnRecord(portal, known, owners);
      if (isOwn === undefined) {
        for (const { collection: name, id } of owners.about ?? []) {
          const ids = places.get(name) ?? new Map<string, boolean>();
          places.set(name, ids.set(id, false));
        }
      }
      return { record, owners, isOwn };
    });
    await resolve(places);
    const hasFiles = decided.some(({ isOwn, owners }) => !isOwn && owners.documentId !== undefined);
    const documents = hasFiles ? await ownDocuments() : new Set<string>();
    const isLinked = ({ about = [], documentId }: RecordOwners) =>
      about.some(({ collection: name, id }) => places.get(name)?.get(id)) ||
      (documentId !== undefined && documents.has(documentId));
    return decided.flatMap(({ record, owners, isOwn }) =>
      (isOwn ?? isLinked(owners)) ? [record] : [],
    );
  }

  return { ownOf };
}

const isSame = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && one.every((record, place) => record === other[place]);

/**
 * Creates the source from which the screens of a company’s portal read. It contains only the records of that company,
 * without internal records and remarks.
 */
export function createScopedSource(
  source: WorkspaceSource,
  portal: CompanyPortal,
  queryClient = source.queryClient,
): WorkspaceSource {
  const { ownOf } = createOwnershipFinder(source, portal);
  const lists = new Map<CollectionName, readonly object[]>();

  async function shown<T extends object>(
    collection: CollectionName,
    records: readonly T[],
  ): Promise<readonly T[]> {
    const open = records.filter((record) => !isInternalRecord(collection, record));
    return (await ownOf(collection, open)).map((record) => redactForCompany(collection, record));
  }

  async function ownList<C extends CollectionName>(
    collection: C,
    all: readonly RecordOf<C>[],
  ): Promise<readonly RecordOf<C>[]> {
    const now = await shown<RecordOf<C>>(collection, all);
    const before = lists.get(collection) as readonly RecordOf<C>[] | undefined;
    if (before && isSame(before, now)) return before;
    lists.set(collection, now);
    return now;
  }

  const list: WorkspaceSource['list'] = async (collection) =>
    ownList(collection, await source.list(collection));

  const find: WorkspaceSource['find'] = async (collection, index, query = {}) => {
    const { limit, ...all } = query;
    const found = await shown(collection, await source.find(collection, index, all));
    return limit === undefined ? found : found.slice(0, limit);
  };

  return {
    queryClient,
    list,
    load: async (collection) => ownList(collection, await source.load(collection)),
    find,
    readAll: async (collection) => shown(collection, await source.readAll(collection)),
    peek: () => undefined,
    async get(collection, key) {
      const stored = await source.get(collection, key);
      const [record] = stored ? await shown(collection, [stored.record]) : [];
      return stored && record && { ...stored, record };
    },
    remoteCollections: () => source.remoteCollections(),
    // The owner of a quarantined record is unknown, so a company sees none.
    quarantined: () => Promise.resolve([]),
    epoch: () => source.epoch(),
    sampleMoment: () => source.sampleMoment(),
    withWriteLock: (work, epoch) => source.withWriteLock(work, epoch),
    // The whole audit log is needed to verify it. The result reveals no records of other companies.
    logState: () => source.logState(),
    readLog: () => source.readLog(),
    status: source.status,
    subscribe: source.subscribe,
    close: () => undefined,
  };
}
