import type { PortalPerson } from '../portal';
import type { Profile } from './profile.schema';

/** The person of a profile, as other records refer to people. */
export const personOfProfile = ({ portal, fullName, personId }: Profile): PortalPerson => ({
  by: portal,
  name: fullName,
  ...(personId !== undefined && { personId }),
});
