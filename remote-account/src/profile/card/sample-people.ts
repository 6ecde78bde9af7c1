import type { PortalKey } from 'shared-kernel/domain/portal';

/** Whose profile each portal's is in the sample, as the sample's log names them; the profile's own name may be edited. */
export const samplePeople: Record<PortalKey, string> = {
  admin: 'Nadia Rahman',
  client: 'Elena Vasquez',
  law_firm: 'Oliver Bennett',
  banking: 'Tan Mei Ling',
  vendor: 'Tomasz Zieliński',
  regulator: 'Claire Dubois',
};
