import * as v from 'valibot';
import { portalKeySchema } from 'shared-kernel/domain/portal';
import { profileToggleChange, profileToggleKeys } from '../rules/toggle';
import { defineCommand } from 'shared-kernel/workspace';
import { ownershipsOfProfile, changeProfile } from './change-profile';
import { notifySecurityChange } from './notify-security-change';
import { profileTerms } from './terms';

/** Saves Two-Factor Authentication and API Access, which the profile card also shows (PR9, B23). */
export const setSecurity = defineCommand({
  ...profileTerms.setSecurity,
  input: v.object({
    portal: portalKeySchema,
    toggle: v.picklist(profileToggleKeys),
    on: v.boolean(),
  }),
  ownerships: ownershipsOfProfile,
  async apply(transaction, { portal, toggle, on }) {
    const change = profileToggleChange(toggle, on);
    const profile = await changeProfile(transaction, portal, change);
    const what = toggle === 'apiAccess' ? 'API access' : 'Two-factor authentication';
    await notifySecurityChange(transaction, profile, what, on);
    return profile;
  },
});
