import {
  typedClientName,
  type ClientReference,
  type NamedClient,
  foldName,
} from '../client/client-reference';
import { vendorCompanies, vendorPerson } from '../process/vendor-names';

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

/** Whether a record is of that company, or of no one. `includes` decides by the name where there is no id. */
export const isOfOwnCompany = (
  record: ClientReference,
  includes: (name: string | undefined) => boolean,
): boolean =>
  record.clientId === undefined
    ? includes(typedClientName(record))
    : record.clientId === ownCompany.id;

/** The company of the vendor portal: that of the sample’s profile there. It is no client and has no record. */
export const vendorCompany = vendorCompanies.delta;

const vendorNames = new Set([vendorCompany, vendorPerson].map(foldName));

/** What says whose a record is: the client or counterparty that it names, and who works on it. */
export interface OwnedRecord extends ClientReference {
  readonly milestones?: readonly { readonly assignedTo: string }[] | undefined;
}

/** Whether a record is the vendor company's: it names the company, or a milestone of it is the company's work. */
export const isOfVendorCompany = (record: OwnedRecord): boolean =>
  [typedClientName(record) ?? '', ...(record.milestones ?? []).map(({ assignedTo }) => assignedTo)]
    .map(foldName)
    .some((name) => vendorNames.has(name));
