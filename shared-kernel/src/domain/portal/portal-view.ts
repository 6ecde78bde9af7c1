import { portalKeys, type PortalKey } from './portal-key';

/** The short name of a portal, as the demo login's tabs have it (D3). */
export const portalLabel: Record<PortalKey, string> = {
  admin: 'Admin',
  client: 'Client',
  law_firm: 'Legal',
  banking: 'Banking',
  vendor: 'Vendor',
  regulator: 'Regulator',
};

/** The title in a portal's dashboard header (F1). */
export const portalTitle: Record<PortalKey, string> = {
  admin: 'Administration Portal',
  client: 'Client Portal',
  law_firm: 'Legal Portal',
  banking: 'Banking Portal',
  vendor: 'Vendor Portal',
  regulator: 'Regulator Portal',
};

/** Which portals see the details of the audit log: what was noted and what changed (PR3). */
export const portalAuditAccess: Record<PortalKey, boolean> = {
  admin: true,
  client: false,
  law_firm: true,
  banking: true,
  vendor: false,
  regulator: true,
};

const auditReaders = portalKeys
  .filter((key) => portalAuditAccess[key])
  .map((key) => portalLabel[key]);

/** Whose the details of the audit log are, as a sentence. */
export const auditAccessText = `The details of the audit log are for the ${auditReaders.slice(0, -1).join(', ')} and ${auditReaders.slice(-1).join('')} portals.`;
