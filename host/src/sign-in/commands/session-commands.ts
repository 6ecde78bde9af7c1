import * as v from 'valibot';
import { formatDateTime } from 'shared-kernel/format';
import { defineCommand, refuse } from 'shared-kernel/workspace';
import { portalTitle } from '../../page/portal-title';
import { sessionTerms } from '../session-terms';

const terms = { ...sessionTerms, isUndoable: false } as const;

const ofProfile = (portal: string, label: string) => [
  { subject: { collection: 'profiles', id: portal, label } },
];

/**
 * Records the opening of a portal and the time of the last login (PR2). If Login Notifications is on (PR9), sends a
 * notification, but not for the first login (N1).
 */
export const recordSignIn = defineCommand({
  ...terms,
  id: 'session.signIn',
  label: 'Signed in',
  input: v.object({ browser: v.pipe(v.string(), v.maxLength(200)) }),
  async apply(transaction, { browser }, { portal = refuse('Open a portal first.'), actor, now }) {
    // On a server, a new workspace may contain no profiles yet.
    const profile = await transaction.get('profiles', portal);
    const at = now.toISOString();
    if (profile) transaction.put('profiles', { ...profile, lastLogin: at });
    const lines = await transaction.find('auditEntries', 'subject', {
      equals: `profiles/${portal}`,
    });
    if (!lines.some(({ action }) => action === 'session.signIn')) return profile;
    const title = portalTitle[portal];
    await transaction.raise('loginNotifications', {
      type: 'info',
      category: 'system',
      portal,
      title: `Signed in to the ${title}`,
      message: `${actor} signed in to the ${title} with ${browser}, ${formatDateTime(at)}.`,
      source: 'Security',
      actionRequired: false,
      priority: 'low',
    });
    return profile;
  },
  audit: (_input, profile, { portal = '', actor }) => (profile ? [] : ofProfile(portal, actor)),
  note: (_input, profile) =>
    profile?.mfaEnabled === true && profile.authenticatorSecret !== undefined
      ? 'Verified with an authenticator code'
      : undefined,
});

export const recordSignOut = defineCommand({
  ...terms,
  id: 'session.signOut',
  label: 'Signed out',
  input: v.optional(v.object({}), {}),
  apply: () => undefined,
  audit: (_input, _output, { portal = '', actor }) => ofProfile(portal, actor),
});
