import { normalizeName } from '../../domain/client/client-reference';
import { ownCompany, listOwnCompanyNames, vendorNames } from '../../domain/own-company';
import type { PortalKey } from '../../domain/portal/portal-key';
import type { Behaviour } from '../../shell/behaviours';
import {
  isKnownCollection,
  isKernelCollection,
  getCollectionSpec,
  type CollectionName,
  type KernelCollection,
  type RecordOf,
} from '../database/collections';
import { listFileIds } from '../database/file-ids';
import type { WorkspaceSource } from '../database/source';
import {
  isOwnRecord,
  recordOwnersByCollection,
  type CompanyPortal,
  type RecordKey,
  type RecordOwners,
} from '../../domain/visibility/record-owners';
import { isInternalRecord, redactForCompany } from '../../domain/visibility/redact-for-company';

/** Returns the portal if it shows only one company; `undefined` for other portals and in `reference` mode. */
export const findCompanyPortal = (
  behaviour: Behaviour,
  portal: PortalKey | undefined,
): CompanyPortal | undefined =>
  behaviour === 'live' && (portal === 'client' || portal === 'vendor') ? portal : undefined;

const kernelOwners: { readonly [C in KernelCollection]: (record: RecordOf<C>) => RecordOwners } =
  recordOwnersByCollection;

function ownersOf(collection: CollectionName, record: object): RecordOwners {
  const rule = isKernelCollection(collection)
    ? (kernelOwners[collection] as (record: object) => RecordOwners)
    : getCollectionSpec(collection).companiesOf;
  return rule?.(record) ?? {};
}

/** A portal that shows one company. `company` is the company of the signed-in user, if the workspace is on a server. */
export interface CompanyScope {
  readonly portal: CompanyPortal;
  readonly company?: string | undefined;
}

/**
 * The current and former names of the company for which the user works. Empty in the vendor portal of a browser, whose
 * user works for all vendors.
 */
export async function readCompanyNames(
  source: WorkspaceSource,
  { portal, company }: CompanyScope,
): Promise<readonly string[]> {
  if (portal === 'vendor') return [company ?? []].flat();
  return listOwnCompanyNames((await source.get('clients', ownCompany.id))?.record);
}

/** Maximum number of records to read one by one. If there are more, reading the whole collection is faster. */
const maxLookups = 20;

async function readRecords(
  source: WorkspaceSource,
  collection: CollectionName,
  ids: readonly string[],
): Promise<readonly object[]> {
  if (ids.length > maxLookups) return source.list(collection);
  const found = await Promise.all(ids.map((id) => source.get(collection, id)));
  return found.flatMap((stored) => (stored ? [stored.record] : []));
}

/** Returns which of the records belong to the company, as `collection/id`. */
async function findOwnKeys(
  source: WorkspaceSource,
  scope: CompanyScope,
  keys: readonly RecordKey[],
): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  for (const name of new Set(keys.map(({ collection }) => collection))) {
    if (!isKnownCollection(name)) continue;
    const ids = new Set(keys.flatMap(({ collection, id }) => (collection === name ? [id] : [])));
    const { keyOf } = getCollectionSpec(name);
    const records = await readRecords(source, name, [...ids]);
    for (const record of await filterOwnRecords(source, scope, name, records))
      own.add(`${name}/${keyOf(record)}`);
  }
  return own;
}

async function findOwnDocuments(
  source: WorkspaceSource,
  scope: CompanyScope,
): Promise<ReadonlySet<string>> {
  const ownOf = async <C extends 'clients' | 'contracts' | 'processes'>(collection: C) =>
    filterOwnRecords(source, scope, collection, await source.list(collection));
  const [clients, contracts, processes] = await Promise.all([
    ownOf('clients'),
    ownOf('contracts'),
    ownOf('processes'),
  ]);
  return new Set(listFileIds({ clients, contracts, processes }));
}

/** Returns the records that belong to the portal’s company, including internal records. */
export async function filterOwnRecords<T extends object>(
  source: WorkspaceSource,
  scope: CompanyScope,
  collection: CollectionName,
  records: readonly T[],
): Promise<readonly T[]> {
  const companies = await readCompanyNames(source, scope);
  const names = companies.length > 0 ? new Set(companies.map(normalizeName)) : vendorNames;
  const judged = records.map((record) => {
    const owners = ownersOf(collection, record);
    return { record, owners, isOwn: isOwnRecord(scope.portal, names, owners) };
  });
  const undecided = judged.filter(({ isOwn }) => isOwn === undefined);
  const about = undecided.flatMap(({ owners }) => owners.about ?? []);
  const own = await findOwnKeys(source, scope, about);
  const hasFiles = undecided.some(({ owners }) => owners.documentId !== undefined);
  const documents = hasFiles ? await findOwnDocuments(source, scope) : new Set<string>();
  const isLinked = ({ about: keys = [], documentId = '' }: RecordOwners) =>
    keys.some(({ collection: name, id }) => own.has(`${name}/${id}`)) || documents.has(documentId);
  return judged.flatMap(({ record, owners, isOwn }) =>
    (isOwn ?? isLinked(owners)) ? [record] : [],
  );
}

/** Returns the records that the portal’s company may see, without internal records and remarks. */
export async function filterCompanyVisibleRecords<T extends object>(
  source: WorkspaceSource,
  scope: CompanyScope,
  collection: CollectionName,
  records: readonly T[],
): Promise<readonly T[]> {
  const open = records.filter((record) => !isInternalRecord(collection, record));
  const own = await filterOwnRecords(source, scope, collection, open);
  return own.map((record) => redactForCompany(collection, record));
}

const isSame = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && one.every((record, place) => record === other[place]);

/**
 * Creates the source for the screens of a company’s portal. It contains only the records of that company, without
 * internal records and remarks.
 */
export function createScopedSource(
  source: WorkspaceSource,
  scope: CompanyScope,
  queryClient = source.queryClient,
): WorkspaceSource {
  const lists = new Map<CollectionName, readonly object[]>();
  const shown = <T extends object>(collection: CollectionName, records: readonly T[]) =>
    filterCompanyVisibleRecords(source, scope, collection, records);

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
