import { foldName, type NamedClient } from './client/client-reference';
import { vendorCompanies, vendorPerson } from './process/vendor-names';

/**
 * The company of the client portal, to which the user of the sample belongs. It is identified by its client id instead
 * of the profile, so that a user who enters another company's name in the profile cannot act for that company.
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

/** The company of the vendor portal, as in the sample's profile. It is not a client and has no client record. */
export const vendorCompany = vendorCompanies.delta;

/** The normalized names of the vendor portal's company and its user, as stored in records. */
export const vendorNames: ReadonlySet<string> = new Set(
  [vendorCompany, vendorPerson].map(foldName),
);
