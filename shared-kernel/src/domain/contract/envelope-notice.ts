import { storedLimits } from '../text';

/** Kinds of notification about an envelope: someone has yet to sign, or its last day has passed. */
export const envelopeNoticeKinds = ['reminder', 'expiry'] as const;

/** A stable id of a notification about an envelope, so that it is sent only once. */
export const envelopeNoticeId = (
  contractId: string,
  envelope: string | undefined,
  what: (typeof envelopeNoticeKinds)[number],
): string => `NT-${contractId}-${envelope ?? ''}-${what}`.slice(0, storedLimits.id);
