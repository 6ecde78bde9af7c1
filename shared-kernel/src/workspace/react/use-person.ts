import { useMemo } from 'react';
import { personIdOf, portalLabel, type PortalPerson } from '../../domain/portal';
import { useCurrentPortal } from '../../shell/use-record-path';
import { serverConnection } from '../server/connection';
import { useRecord } from './use-record';

/**
 * The current user, whom commands record as the actor. On a server, this is the signed-in person.
 *
 * @example
 * const { by, name } = usePerson();
 */
export function usePerson(): PortalPerson {
  const by = useCurrentPortal();
  const { data: profile } = useRecord('profiles', by);
  const person = serverConnection()?.person;
  return useMemo(
    () => ({
      by,
      name: person?.name ?? profile?.fullName ?? portalLabel[by],
      personId: person?.id ?? personIdOf({ by, personId: profile?.personId }),
    }),
    [by, person, profile],
  );
}
