import { portalLabel, type PortalPerson } from 'shared-kernel/domain/portal';
import { useCurrentPortal } from 'shared-kernel/shell';
import { useRecord } from 'shared-kernel/workspace';

/** The person at the screen, as commands know them. */
export function usePerson(): PortalPerson {
  const portal = useCurrentPortal();
  const { data: profile } = useRecord('profiles', portal);
  return { by: portal, name: profile?.fullName ?? portalLabel[portal] };
}
