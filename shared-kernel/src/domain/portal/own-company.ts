import {
  typedClientName,
  type ClientReference,
  type NamedClient,
} from '../client/client-reference';

/**
 * The company whose portal the client portal is: the one that the sample's profile there belongs to. It is
 * told by the key of its client record and not by the profile, which the person may edit: who writes another
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

/** Whether a record is of that company, or of nobody. `includes` decides by the name where there is no id. */
export const isOfOwnCompany = (
  record: ClientReference,
  includes: (name: string | undefined) => boolean,
): boolean =>
  record.clientId === undefined
    ? includes(typedClientName(record))
    : record.clientId === ownCompany.id;
