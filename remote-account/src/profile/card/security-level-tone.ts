import type { PortalKey } from 'shared-kernel/domain/portal';
import type { Tone } from 'shared-kernel/domain/status';

/** The tone of a portal's security-level badge: red, blue or green (PR2). */
export const securityLevelTone: Record<PortalKey, Tone> = {
  admin: 'danger',
  client: 'success',
  law_firm: 'info',
  banking: 'info',
  vendor: 'success',
  regulator: 'danger',
};
