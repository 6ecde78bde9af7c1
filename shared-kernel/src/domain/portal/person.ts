import type { PortalKey } from './portal-key';

/** A person, known by portal and name. */
export interface PortalPerson {
  readonly by: PortalKey;
  readonly name: string;
}

/** Whether two acts are those of one person: each portal has one, and a person may be in several. */
export const isSamePerson = (one: PortalPerson, other: PortalPerson): boolean =>
  one.by === other.by || one.name === other.name;
