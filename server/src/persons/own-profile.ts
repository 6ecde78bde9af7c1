import { portalAuditAccess, portalKeys, portalLabel } from 'shared-kernel/domain/portal';
import { CommandError, samplePortrait, type Profile, type SeedLoader } from 'shared-kernel/server';
import type { PortalUser } from './portal-user';

/** The profile of the user’s portal shows the user’s name and email address. Profiles of other portals name no one. */
export function getVisibleProfile({ portal, person }: PortalUser, profile: Profile): Profile {
  const { personId: _id, emailSince: _since, ...shared } = profile;
  const avatar = profile.avatar === samplePortrait ? '' : profile.avatar;
  if (profile.portal !== portal)
    return { ...shared, avatar, fullName: portalLabel[profile.portal], email: '' };
  const { id: personId, name: fullName, email, portals } = person;
  return { ...shared, avatar, personId, fullName, email, portalAccess: [...portals] };
}

/** Applies changes to the stored profile. `changed` is an edited copy of what `getVisibleProfile` returned. */
export function mergeProfileChanges(reader: PortalUser, stored: Profile, changed: Profile) {
  const seen = getVisibleProfile(reader, stored);
  if (changed.fullName !== seen.fullName || changed.email !== seen.email)
    throw new CommandError('refused', 'An administrator manages your name and e-mail address.');
  const { personId, emailSince, fullName, email, portalAccess } = stored;
  const avatar = changed.avatar === seen.avatar ? stored.avatar : changed.avatar;
  return { ...changed, personId, emailSince, fullName, email, portalAccess, avatar };
}

/** Records of a new workspace without sample data: one profile for each portal, without the name of a user. */
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
