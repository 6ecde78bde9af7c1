import * as v from 'valibot';
import { portalKeySchema } from 'shared-kernel/domain/portal';
import { photoSchema, type Profile } from 'shared-kernel/domain/profile';
import { defineCommand, createAuditSubject } from 'shared-kernel/workspace';
import { getProfileOwnerships, updateProfile } from './update-profile';
import { profileTerms } from './terms';

/** Audit entries omit the image data, because images would make the audit log too large. */
const auditPhoto = (profile: Profile, note: string) => [
  { subject: createAuditSubject('profiles', profile), note },
];

/** Sets the photo: a data URL of a PNG, JPEG or WebP image of at most about 700 kB. */
export const setPhoto = defineCommand({
  ...profileTerms.setPhoto,
  input: v.object({ portal: portalKeySchema, image: photoSchema }),
  ownerships: getProfileOwnerships,
  apply: (transaction, { portal, image }) => updateProfile(transaction, portal, { avatar: image }),
  audit: (_input, profile) => auditPhoto(profile, 'The photo was changed.'),
  toast: ({ fullName }) => ({ title: 'Photo updated', description: fullName }),
});

export const removePhoto = defineCommand({
  ...profileTerms.removePhoto,
  input: v.object({ portal: portalKeySchema }),
  ownerships: getProfileOwnerships,
  apply: (transaction, { portal }) => updateProfile(transaction, portal, { avatar: '' }),
  audit: (_input, profile) => auditPhoto(profile, 'The photo was removed.'),
  toast: ({ fullName }) => ({ title: 'Photo removed', description: fullName }),
});
