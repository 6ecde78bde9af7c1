import * as v from 'valibot';
import { portalKeySchema } from 'shared-kernel/domain/portal';
import { createProfileToggleChange, profileToggleKeys } from '../rules/toggle';
import { defineCommand } from 'shared-kernel/workspace';
import { getProfileOwnerships, updateProfile } from './update-profile';
import { notifySecurityChange } from './notify-security-change';
import { profileTerms } from './terms';

/** Saves Two-Factor Authentication and API Access, which the profile card also shows (PR9, B23). */
export const setSecurityOption = defineCommand({
  ...profileTerms.setSecurityOption,
  input: v.object({
    portal: portalKeySchema,
    toggle: v.picklist(profileToggleKeys),
    on: v.boolean(),
  }),
  ownerships: getProfileOwnerships,
  async apply(transaction, { portal, toggle, on }) {
    const change = createProfileToggleChange(toggle, on);
    const profile = await updateProfile(transaction, portal, change);
    const what = toggle === 'apiAccess' ? 'API access' : 'Two-factor authentication';
    await notifySecurityChange(transaction, profile, what, on);
    return profile;
  },
});
