import type { PortalPerson } from '../portal';
import type { Profile } from './profile.schema';

/** The user of a profile, in the format in which other records refer to users. */
export const personOfProfile = ({ portal, fullName, personId }: Profile): PortalPerson => ({
  by: portal,
  name: fullName,
  ...(personId !== undefined && { personId }),
});
