import type { PortalPerson } from '../portal';
import type { PersonProfile } from './profile.schema';

/** Converts a profile to the user reference that other records contain. */
export const toPortalPerson = ({ portal, fullName, personId }: PersonProfile): PortalPerson => ({
  by: portal,
  name: fullName,
  ...(personId !== undefined && { personId }),
});
