import { portalLabel } from 'shared-kernel/domain/portal';
import { useCurrentPortal } from 'shared-kernel/shell';
import { useRecord } from 'shared-kernel/workspace';

/** Under whose name a decision made here is recorded. */
export function useReviewer(): string {
  const portal = useCurrentPortal();
  return useRecord('profiles', portal).data?.fullName ?? portalLabel[portal];
}
