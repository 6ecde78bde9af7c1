import { storedLimits } from '../text';

/** What a notification about an envelope says: that someone still has to sign, or that its last day is over. */
export const envelopeNoticeKinds = ['reminder', 'expiry'] as const;

/** The id of a notification about an envelope, so that it is raised once and found again. */
export const envelopeNoticeId = (
  contractId: string,
  envelope: string | undefined,
  what: (typeof envelopeNoticeKinds)[number],
): string => `NT-${contractId}-${envelope ?? ''}-${what}`.slice(0, storedLimits.id);
