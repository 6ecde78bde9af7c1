import { useMemo } from 'react';
import {
  portalKeys,
  portalLabel,
  type PortalKey,
  type PortalPerson,
} from 'shared-kernel/domain/portal';
import { personOfProfile } from 'shared-kernel/domain/profile';
import { useCollection } from 'shared-kernel/workspace';
import type { PeopleByPortal } from '../rules/comments';

/** Each portal's person; until they are read, they have the portal's name. */
export function usePortalPeople(): Readonly<Record<PortalKey, PortalPerson>> {
  const { data: profiles } = useCollection('profiles');
  return useMemo(() => {
    const personIn = (by: PortalKey): PortalPerson => {
      const profile = profiles?.find(({ portal }) => portal === by);
      return profile ? personOfProfile(profile) : { by, name: portalLabel[by] };
    };
    return Object.fromEntries(portalKeys.map((key) => [key, personIn(key)])) as Record<
      PortalKey,
      PortalPerson
    >;
  }, [profiles]);
}

/** The name of each portal's person. */
export function usePeople(): PeopleByPortal {
  const people = usePortalPeople();
  return useMemo(
    () =>
      Object.fromEntries(portalKeys.map((key) => [key, people[key].name])) as Record<
        PortalKey,
        string
      >,
    [people],
  );
}
