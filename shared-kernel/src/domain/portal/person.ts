import type { PortalKey } from './portal-key';

/** Ids of the sample users per portal, used for records without a person id. */
const samplePersonIds: Readonly<Record<PortalKey, string>> = {
  admin: 'PER-001',
  client: 'PER-002',
  law_firm: 'PER-003',
  banking: 'PER-004',
  vendor: 'PER-005',
  regulator: 'PER-006',
};

/** A person who acted in a portal. Older records have no `personId`. */
export interface PortalPerson {
  readonly by: PortalKey;
  readonly name: string;
  readonly personId?: string | undefined;
}

/** Returns the person’s id, or the id of the portal’s sample user if the record has no person id. */
export const getPersonId = ({ by, personId }: Pick<PortalPerson, 'by' | 'personId'>): string =>
  personId ?? samplePersonIds[by];

/** Whether two records name the same person. Names are compared only if a record has no person id. */
export const isSamePerson = (one: PortalPerson, other: PortalPerson): boolean =>
  getPersonId(one) === getPersonId(other) ||
  ((one.personId === undefined || other.personId === undefined) && one.name === other.name);
