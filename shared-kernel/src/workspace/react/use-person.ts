import { useMemo } from 'react';
import { personIdOf, portalLabel, type PortalPerson } from '../../domain/portal';
import { useCurrentPortal } from '../../shell/use-record-path';
import { useRecord } from './use-record';

/**
 * The current user, whom commands record as the actor.
 *
 * @example
 * const { by, name } = usePerson();
 */
export function usePerson(): PortalPerson {
  const by = useCurrentPortal();
  const { data: profile } = useRecord('profiles', by);
  return useMemo(
    () => ({
      by,
      name: profile?.fullName ?? portalLabel[by],
      personId: personIdOf({ by, personId: profile?.personId }),
    }),
    [by, profile],
  );
}
