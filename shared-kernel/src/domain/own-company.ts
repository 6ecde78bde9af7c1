import { foldName, type NamedClient } from './client/client-reference';
import { vendorCompanies, vendorPerson } from './process/vendor-names';

/**
 * The client company whose users use the client portal. It is identified by its client id. A company name entered in
 * the profile therefore gives no access to another company.
 */
export const ownCompany = { id: 'CL-001', name: 'Meridian Energy Partners' } as const;

/**
 * The names of the client portal's company, for records without a `clientId`. The original name comes first, then
 * former names, then the current name.
 */
export function ownCompanyNames(
  record: Omit<NamedClient, 'id'> | null | undefined,
): readonly string[] {
  if (!record) return [ownCompany.name];
  const { companyName, formerNames = [] } = record;
  const former = new Set([ownCompany.name, ...formerNames]);
  former.delete(companyName);
  return [...former, companyName];
}

/** The company of the vendor portal, as in the sample profile. A vendor is not a client and has no client record. */
export const vendorCompany = vendorCompanies.delta;

/** The normalized names of the vendor company and of the vendor portal's user, as stored in records. */
export const vendorNames: ReadonlySet<string> = new Set(
  [vendorCompany, vendorPerson].map(foldName),
);
