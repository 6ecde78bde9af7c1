import { useMemo } from 'react';
import { portalKeys, portalLabel, type PortalKey, type PortalPerson } from '../../domain/portal';
import { toPortalPerson } from '../../domain/profile';
import { useCollection } from './use-collection';

const byPortal = <T>(valueOf: (portal: PortalKey) => T): Readonly<Record<PortalKey, T>> =>
  Object.fromEntries(portalKeys.map((key) => [key, valueOf(key)])) as Record<PortalKey, T>;

/**
 * Returns the user of each portal. Until the profiles have loaded, each user has the name of the portal.
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
 * Returns the name of each portal’s user.
 *
 * @example
 * const names = usePortalPersonNames();
 * <p>{names.admin}</p>
 */
export function usePortalPersonNames(): Readonly<Record<PortalKey, string>> {
  const people = usePortalPeople();
  return useMemo(() => byPortal((portal) => people[portal].name), [people]);
}
