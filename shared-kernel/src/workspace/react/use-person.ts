import { useMemo } from 'react';
import { getPersonId, portalLabel, type PortalPerson } from '../../domain/portal';
import { useCurrentPortal } from '../../shell/use-record-path';
import { getServerConnection } from '../server/connection';
import { useRecord } from './use-record';

/**
 * The current user, whom commands record as the actor. On a server, this is the signed-in person. While the profile
 * loads, the user has the name of the portal and no e-mail address.
 */
export function usePerson(): PortalPerson & { readonly email: string | undefined } {
  const by = useCurrentPortal();
  const { data: profile } = useRecord('profiles', by);
  const person = getServerConnection()?.person;
  return useMemo(
    () => ({
      by,
      name: person?.name ?? profile?.fullName ?? portalLabel[by],
      email: person?.email ?? profile?.email,
      personId: person?.id ?? getPersonId({ by, personId: profile?.personId }),
    }),
    [by, person, profile],
  );
}
