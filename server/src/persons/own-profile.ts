import { portalAuditAccess, portalKeys, portalLabel } from 'shared-kernel/domain/portal';
import { CommandError, samplePortrait, type Profile, type SeedLoader } from 'shared-kernel/server';
import type { PortalReader } from './reader';

/** The person in a portal who reads or writes. */
export type ProfileReader = Pick<PortalReader, 'portal' | 'person'>;

/**
 * A profile belongs to a portal. A person sees the own name and e-mail address in the profile of the own portal, and no
 * person in the profiles of other portals.
 */
export function profileSeenBy({ portal, person }: ProfileReader, profile: Profile): Profile {
  const { personId: _id, emailSince: _since, ...shared } = profile;
  const avatar = profile.avatar === samplePortrait ? '' : profile.avatar;
  if (profile.portal !== portal)
    return { ...shared, avatar, fullName: portalLabel[profile.portal], email: '' };
  const { id: personId, name: fullName, email, portals } = person;
  return { ...shared, avatar, personId, fullName, email, portalAccess: [...portals] };
}

/** The stored profile after a person has changed the profile that the person saw. */
export function storedProfile(reader: ProfileReader, stored: Profile, changed: Profile): Profile {
  const seen = profileSeenBy(reader, stored);
  if (changed.fullName !== seen.fullName || changed.email !== seen.email)
    throw new CommandError('refused', 'An administrator manages your name and e-mail address.');
  const { personId, emailSince, fullName, email, portalAccess } = stored;
  const avatar = changed.avatar === seen.avatar ? stored.avatar : changed.avatar;
  return { ...changed, personId, emailSince, fullName, email, portalAccess, avatar };
}

/** The records of a workspace without the sample: a profile for each portal, which names no person. */
export const emptySeed: SeedLoader = (collection, at = '') => {
  const profiles = portalKeys.map((portal): Profile => {
    const named = { fullName: portalLabel[portal], email: '', phone: '', organization: '' };
    const role = { jobTitle: '', department: '', avatar: '', securityLevel: 'Workspace member' };
    const access = { portalAccess: [portal], auditAccess: portalAuditAccess[portal] };
    const security = { mfaEnabled: false, apiKeyStatus: 'Inactive', lastLogin: at } as const;
    return { portal, ...named, ...role, ...access, ...security };
  });
  return Promise.resolve((collection === 'profiles' ? profiles : []) as never[]);
};
