import { normalizeName, type NamedClient } from './client/client-reference';
import { vendorCompanies, vendorUserName } from './process/vendor-names';

/**
 * The company of the client portal. Access depends on the client id, so entering another company name in a profile
 * gives no access.
 */
export const ownCompany = { id: 'CL-001', name: 'Meridian Energy Partners' } as const;

/**
 * Returns the current and former names of the client portal's company. A record without a `clientId` belongs to this
 * company if the record contains one of the names.
 */
export function listOwnCompanyNames(
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

/** Normalized names of the vendor company and of the vendor portal's user. */
export const vendorNames: ReadonlySet<string> = new Set(
  [vendorCompany, vendorUserName].map(normalizeName),
);
