import * as v from 'valibot';
import { portalKeySchema } from 'shared-kernel/domain/portal';
import { profileFields, toProfileForm } from '../rules/profile-fields';
import { profileFormSchema } from '../rules/profile-form-schema';
import { defineCommand, applyFormEdits } from 'shared-kernel/workspace';
import { getProfileOwnerships, updateProfile } from './update-profile';
import { profileTerms } from './terms';

/** Saves the profile form after 1.5 seconds (PR6). `from` contains the initial values of the form. */
export const saveProfile = defineCommand({
  ...profileTerms.saveProfile,
  input: v.object({
    portal: portalKeySchema,
    from: v.object(v.entriesFromList(profileFields, v.string())),
    to: profileFormSchema,
  }),
  ownerships: getProfileOwnerships,
  delayMs: 1500,
  async apply(transaction, { portal, from, to }, { now }) {
    const current = toProfileForm(await transaction.need('profiles', portal));
    const form = applyFormEdits({ collection: 'profiles', key: portal, from, to, current });
    const isNewEmail = form.email !== current.email;
    const changes = { ...form, ...(isNewEmail && { emailSince: now.toISOString() }) };
    return updateProfile(transaction, portal, changes);
  },
  isToastStated: true,
  toast: () => ({
    title: 'Profile Updated',
    description: 'Your profile information has been successfully updated.',
  }),
});
