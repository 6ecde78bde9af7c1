import { personCollection } from 'remote-account/commands';
import type { PortalKey } from 'shared-kernel/domain/portal';
import {
  findCompanyPortal,
  filterCompanyVisibleRecords,
  ownCompany,
  vendorCompany,
  type CollectionName,
  type CompanyPortal,
  type RecordChange,
  type WorkspaceSource,
} from 'shared-kernel/server';

export const companyPortals: readonly CompanyPortal[] = ['client', 'vendor'];

/** Returns the company whose records a portal shows, or `undefined` if the portal shows all records. */
export const getPortalCompany = (portal: PortalKey): string | undefined =>
  ({ client: ownCompany.id, vendor: vendorCompany })[portal as CompanyPortal];

const isOfOtherPortal = (record: object, portal: PortalKey): boolean =>
  'portal' in record && record.portal !== undefined && record.portal !== portal;

/** Collections in which each portal can read only its own records. */
const ownOnly: readonly string[] = ['notifications'];

/** Removes the authenticator secret from profiles of other portals. */
function withoutForeignSecret<T extends object>(record: T, portal: PortalKey): T {
  if (!isOfOtherPortal(record, portal) || !('authenticatorSecret' in record)) return record;
  const { authenticatorSecret: _secret, ...shown } = record;
  return shown as unknown as T;
}

/** Returns the records that a portal may read. Fields that the portal may not read are removed. */
export async function filterVisibleRecords<T extends object>(
  portal: PortalKey,
  source: WorkspaceSource,
  collection: CollectionName,
  records: readonly T[],
): Promise<readonly T[]> {
  if (collection === personCollection && portal !== 'admin') return [];
  const readable = ownOnly.includes(collection)
    ? records.filter((record) => !isOfOtherPortal(record, portal))
    : records;
  const company = findCompanyPortal('live', portal);
  const scope = company && { portal: company, company: getPortalCompany(company) };
  const shown = scope
    ? await filterCompanyVisibleRecords(source, scope, collection, readable)
    : readable;
  return collection === 'profiles'
    ? shown.map((record) => withoutForeignSecret(record, portal))
    : shown;
}

/** Returns the company portals that can see a record in its state before a change. */
export async function findPortalsWithAccess(
  source: WorkspaceSource,
  { collection, key, expectedRevision }: RecordChange,
): Promise<readonly CompanyPortal[]> {
  if (expectedRevision === 0) return [];
  const record = (await source.get(collection, key))?.record;
  if (!record) return [];
  const seen: CompanyPortal[] = [];
  for (const portal of companyPortals)
    if ((await filterVisibleRecords(portal, source, collection, [record])).length > 0)
      seen.push(portal);
  return seen;
}
