import { foldName, type NamedClient } from './client/client-reference';
import { vendorCompanies, vendorPerson } from './process/vendor-names';

/**
 * The company of the client portal, to which the sample's profile belongs. It is identified by its client id, not by
 * the profile: a user who enters another company's name there must not act for that company.
 */
export const ownCompany = { id: 'CL-001', name: 'Meridian Energy Partners' } as const;

/**
 * The names of the client portal's company, for records without a `clientId`: its original name, its former names
 * and, last, its current name.
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

/** The company of the vendor portal, as in the sample's profile. It is not a client and has no record. */
export const vendorCompany = vendorCompanies.delta;

/** The normalized names of the vendor portal's company and its user, as they occur in records. */
export const vendorNames: ReadonlySet<string> = new Set(
  [vendorCompany, vendorPerson].map(foldName),
);
