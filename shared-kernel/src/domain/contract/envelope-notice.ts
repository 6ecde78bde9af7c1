import { storedLimits } from '../text';

/** Kinds of notification about an envelope: a reminder that a signature is missing, and the expiry. */
export const envelopeNoticeKinds = ['reminder', 'expiry'] as const;

/** A stable id for a notification about an envelope, so that the notification is created only once. */
export const envelopeNoticeId = (
  contractId: string,
  envelope: string | undefined,
  what: (typeof envelopeNoticeKinds)[number],
): string => `NT-${contractId}-${envelope ?? ''}-${what}`.slice(0, storedLimits.id);
