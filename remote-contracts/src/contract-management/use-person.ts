import type { ContractPerson } from 'shared-kernel/domain/contract';
import { portalLabel } from 'shared-kernel/domain/portal';
import { useCurrentPortal } from 'shared-kernel/shell';
import { useRecord } from 'shared-kernel/workspace';

/** The person at the screen, as commands know them. */
export function usePerson(): ContractPerson {
  const portal = useCurrentPortal();
  const { data: profile } = useRecord('profiles', portal);
  return { by: portal, name: profile?.fullName ?? portalLabel[portal] };
}
