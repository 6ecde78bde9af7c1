import type { PortalKey } from 'shared-kernel/domain/portal';

export const portalTitle: Record<PortalKey, string> = {
  admin: 'Administration Portal',
  client: 'Client Portal',
  law_firm: 'Legal Portal',
  banking: 'Banking Portal',
  vendor: 'Vendor Portal',
  regulator: 'Regulator Portal',
};
