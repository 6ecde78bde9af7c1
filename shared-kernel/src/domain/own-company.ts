import { foldName, type NamedClient } from './client/client-reference';
import { vendorCompanies, vendorPerson } from './process/vendor-names';

/**
 * The company whose portal the client portal is: the one that the sample's profile there belongs to. It is
 * recognized by the key of its client record and not by the profile, which the person may edit: a person who writes another
 * company's name into it must not come to act for that company.
 */
export const ownCompany = { id: 'CL-001', name: 'Meridian Energy Partners' } as const;

/**
 * The names that the client portal's company goes by, for records without a `clientId`: what it was named when it
 * came, what it was called since, and what its client record, if there is one, says today. The latter is the last.
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

/** The company of the vendor portal: that of the sample’s profile there. It is no client and has no record. */
export const vendorCompany = vendorCompanies.delta;

/** The names by which records know the vendor portal's company: its own and that of its person, folded. */
export const vendorNames: ReadonlySet<string> = new Set(
  [vendorCompany, vendorPerson].map(foldName),
);
