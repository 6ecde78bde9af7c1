import type { PortalKey } from './portal-key';

/** The person of each portal in the sample; whoever acted in a record without a person id. */
const samplePersonIds: Readonly<Record<PortalKey, string>> = {
  admin: 'PER-001',
  client: 'PER-002',
  law_firm: 'PER-003',
  banking: 'PER-004',
  vendor: 'PER-005',
  regulator: 'PER-006',
};

/** A person who acted in a portal. Records of earlier versions have no `personId`. */
export interface PortalPerson {
  readonly by: PortalKey;
  readonly name: string;
  readonly personId?: string | undefined;
}

/** The id of a person; without one, that of the portal's person in the sample. */
export const personIdOf = ({ by, personId }: Pick<PortalPerson, 'by' | 'personId'>): string =>
  personId ?? samplePersonIds[by];

/** Whether two acts are those of one person. Names decide only if a record has no person id. */
export const isSamePerson = (one: PortalPerson, other: PortalPerson): boolean =>
  personIdOf(one) === personIdOf(other) ||
  ((one.personId === undefined || other.personId === undefined) && one.name === other.name);
