import * as v from 'valibot';
import { portalKeySchema } from 'shared-kernel/domain/portal';
import { profileFields, profileFormOf } from '../rules/profile-fields';
import { profileFormSchema } from '../rules/profile-form-schema';
import { defineCommand, applyFormEdits } from 'shared-kernel/workspace';
import { ownershipsOfProfile, changeProfile } from './change-profile';
import { profileTerms } from './terms';

/** Saves the profile form after 1.5 seconds (PR6). `from` contains the initial values of the form. */
export const saveProfile = defineCommand({
  ...profileTerms.saveProfile,
  input: v.object({
    portal: portalKeySchema,
    from: v.object(v.entriesFromList(profileFields, v.string())),
    to: profileFormSchema,
  }),
  ownerships: ownershipsOfProfile,
  delayMs: 1500,
  async apply(transaction, { portal, from, to }, { now }) {
    const current = profileFormOf(await transaction.need('profiles', portal));
    const form = applyFormEdits({ collection: 'profiles', key: portal, from, to, current });
    const isNewEmail = form.email !== current.email;
    const changes = { ...form, ...(isNewEmail && { emailSince: now.toISOString() }) };
    return changeProfile(transaction, portal, changes);
  },
  isToastStated: true,
  toast: () => ({
    title: 'Profile Updated',
    description: 'Your profile information has been successfully updated.',
  }),
});
