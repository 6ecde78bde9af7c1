import * as v from 'valibot';
import { portalKeySchema } from 'shared-kernel/domain/portal';
import { passwordFormSchema } from '../rules/password-form-schema';
import { defineCommand, createAuditSubject } from 'shared-kernel/workspace';
import { getProfileOwnerships } from './update-profile';
import { profileTerms } from './terms';

/** Simulates a password change that takes 2 seconds (PR8). No password is stored. */
export const changePassword = defineCommand({
  ...profileTerms.changePassword,
  input: v.object({ portal: portalKeySchema, form: passwordFormSchema }),
  ownerships: getProfileOwnerships,
  delayMs: 2000,
  isUndoable: false,
  async apply(transaction, { portal }) {
    const profile = await transaction.need('profiles', portal);
    await transaction.raise('securityAlerts', {
      type: 'info',
      category: 'system',
      portal,
      title: 'Password changed',
      message: `The password of ${profile.fullName} was changed.`,
      source: 'Security',
      actionRequired: false,
      priority: 'medium',
    });
    return profile;
  },
  audit: (_input, profile) => [
    { subject: createAuditSubject('profiles', profile), note: 'The password was changed.' },
  ],
  isToastStated: true,
  toast: () => ({
    title: 'Password Changed',
    description: 'Your password has been successfully updated.',
  }),
});
