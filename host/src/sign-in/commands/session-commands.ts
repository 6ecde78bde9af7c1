import * as v from 'valibot';
import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import { formatDateTime } from 'shared-kernel/format';
import { defineCommand } from 'shared-kernel/workspace';
import { portalTitle } from '../../page/portal-title';
import { sessionTerms } from '../session-terms';

interface OfPortal {
  readonly portal: PortalKey;
}

const terms = {
  ...sessionTerms,
  isUndoable: false,
  ownerships: (_transaction: unknown, { portal }: OfPortal) => [{ portal }],
} as const;

/**
 * Records a portal entry and the last login (PR2). Sends a notification if Login Notifications is on (PR9), except for
 * the first entry (N1).
 */
export const recordSignIn = defineCommand({
  ...terms,
  id: 'session.signIn',
  label: 'Signed in',
  input: v.object({ portal: portalKeySchema, browser: v.pipe(v.string(), v.maxLength(200)) }),
  async apply(transaction, { portal, browser }, { now }) {
    const profile = await transaction.need('profiles', portal);
    const at = now.toISOString();
    transaction.put('profiles', { ...profile, lastLogin: at });
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
      message: `${profile.fullName} signed in to the ${title} with ${browser}, ${formatDateTime(at)}.`,
      source: 'Security',
      actionRequired: false,
      priority: 'low',
    });
    return profile;
  },
  note: (_input, { mfaEnabled, authenticatorSecret }) =>
    mfaEnabled && authenticatorSecret !== undefined
      ? 'Verified with an authenticator code'
      : undefined,
});

export const recordSignOut = defineCommand({
  ...terms,
  id: 'session.signOut',
  label: 'Signed out',
  input: v.object({ portal: portalKeySchema }),
  apply: (transaction, { portal }) => transaction.need('profiles', portal),
  audit: ({ portal }, { fullName }) => [
    { subject: { collection: 'profiles', id: portal, label: fullName } },
  ],
});
