import * as v from 'valibot';
import { portalKeySchema } from 'shared-kernel/domain/portal';
import { defineCommand } from 'shared-kernel/workspace';
import { createAuthenticatorSecret } from '../rules/authenticator-secret';
import { getProfileOwnerships, updateProfile } from './update-profile';
import { notifySecurityChange } from './notify-security-change';
import { profileTerms } from './terms';

/** Turns Two-Factor on and stores an authenticator secret. Sign-in to the portal then requires a code. */
export const setUpAuthenticator = defineCommand({
  ...profileTerms.setUpAuthenticator,
  input: v.object({ portal: portalKeySchema }),
  ownerships: getProfileOwnerships,
  async apply(transaction, { portal }) {
    const { authenticatorSecret = createAuthenticatorSecret() } = await transaction.need(
      'profiles',
      portal,
    );
    const profile = await updateProfile(transaction, portal, {
      mfaEnabled: true,
      authenticatorSecret,
    });
    await notifySecurityChange(transaction, profile, 'Two-factor authentication', true);
    return profile;
  },
});
