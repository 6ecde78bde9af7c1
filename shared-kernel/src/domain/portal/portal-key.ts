/** The six portals by the key that records and rules use (G1). */
export const portalKeys = [
  'admin',
  'client',
  'law_firm',
  'banking',
  'vendor',
  'regulator',
] as const;

/** One of the six portals. */
export type PortalKey = (typeof portalKeys)[number];

/** The route segment of a portal: `law_firm` is `legal` there, all others are their key (G1). */
export const portalRouteFromKey = (key: PortalKey): Exclude<PortalKey, 'law_firm'> | 'legal' =>
  key === 'law_firm' ? 'legal' : key;

const keyOf = (text: string | undefined): PortalKey | undefined =>
  text === 'legal' ? 'law_firm' : portalKeys.find((key) => key === text);

/** The portal a dashboard route means, `legal` and `law_firm` alike; unknown or missing is admin (F1). */
export const portalKeyFromRoute = (text: string | undefined): PortalKey => keyOf(text) ?? 'admin';

/** The short name of a portal, as the demo login's tabs have it (D3). */
export const portalLabel: Record<PortalKey, string> = {
  admin: 'Admin',
  client: 'Client',
  law_firm: 'Legal',
  banking: 'Banking',
  vendor: 'Vendor',
  regulator: 'Regulator',
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

/** The product’s name as it is written. */
export const productName = 'Trustfold';

/** The landing page, and where every unusable `next` leads. */
export const productPath = '/trustfold';
