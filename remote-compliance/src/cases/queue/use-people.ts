import { useMemo } from 'react';
import { portalKeys, portalLabel } from 'shared-kernel/domain/portal';
import { useCollection } from 'shared-kernel/workspace';
import type { PeopleByPortal } from '../rules/comments';

/** The name of each portal's person; until they are read, the portal's. */
export function usePeople(): PeopleByPortal {
  const { data: profiles } = useCollection('profiles');
  return useMemo(() => {
    const nameOf = (key: (typeof portalKeys)[number]) =>
      profiles?.find(({ portal }) => portal === key)?.fullName ?? portalLabel[key];
    return Object.fromEntries(portalKeys.map((key) => [key, nameOf(key)])) as PeopleByPortal;
  }, [profiles]);
}
