import { useMemo } from 'react';
import { portalKeys, portalLabel, type PortalKey, type PortalPerson } from '../../domain/portal';
import { toPortalPerson } from '../../domain/profile';
import { useCollection } from './use-collection';

const byPortal = <T>(valueOf: (portal: PortalKey) => T): Readonly<Record<PortalKey, T>> =>
  Object.fromEntries(portalKeys.map((key) => [key, valueOf(key)])) as Record<PortalKey, T>;

/**
 * The person of each portal. While the profiles load, each person has the name of the portal.
 *
 * @example
 * const { admin } = usePortalPeople();
 */
export function usePortalPeople(): Readonly<Record<PortalKey, PortalPerson>> {
  const { data: profiles } = useCollection('profiles');
  return useMemo(
    () =>
      byPortal((by): PortalPerson => {
        const profile = profiles?.find(({ portal }) => portal === by);
        return profile ? toPortalPerson(profile) : { by, name: portalLabel[by] };
      }),
    [profiles],
  );
}

/**
 * The name of the person of each portal.
 *
 * @example
 * const names = usePeople();
 * <p>{names.admin}</p>
 */
export function usePeople(): Readonly<Record<PortalKey, string>> {
  const people = usePortalPeople();
  return useMemo(() => byPortal((portal) => people[portal].name), [people]);
}
