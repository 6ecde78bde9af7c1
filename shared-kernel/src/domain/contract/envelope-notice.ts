import { storedLimits } from '../text';

/** Kinds of notification about an envelope: a reminder of a missing signature, and the expiry of the envelope. */
export const envelopeNoticeKinds = ['reminder', 'expiry'] as const;

/** Returns a stable id for a notification about an envelope, so that the notification is created only once. */
export const createEnvelopeNoticeId = (
  contractId: string,
  envelope: string | undefined,
  what: (typeof envelopeNoticeKinds)[number],
): string => `NT-${contractId}-${envelope ?? ''}-${what}`.slice(0, storedLimits.id);
