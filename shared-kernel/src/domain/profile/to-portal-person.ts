import type { PortalPerson } from '../portal';
import type { PersonProfile } from './profile.schema';

/** Converts a profile to the format in which other records refer to a user. */
export const toPortalPerson = ({ portal, fullName, personId }: PersonProfile): PortalPerson => ({
  by: portal,
  name: fullName,
  ...(personId !== undefined && { personId }),
});
