/** The keys of the six portals, as used in records and code (G1). */
export const portalKeys = [
  'admin',
  'client',
  'law_firm',
  'banking',
  'vendor',
  'regulator',
] as const;

/** The key of a portal. */
export type PortalKey = (typeof portalKeys)[number];

/** Returns the URL segment of a portal: `legal` for `law_firm`, otherwise the portal key (G1). */
export const getPortalRouteFromKey = (key: PortalKey): Exclude<PortalKey, 'law_firm'> | 'legal' =>
  key === 'law_firm' ? 'legal' : key;

const keyOf = (text: string | undefined): PortalKey | undefined =>
  text === 'legal' ? 'law_firm' : portalKeys.find((key) => key === text);

/**
 * Returns the portal for the URL segment of a dashboard route. Both `legal` and `law_firm` are accepted. An unknown or
 * missing segment means the admin portal (F1).
 */
export const getPortalKeyFromRoute = (text: string | undefined): PortalKey =>
  keyOf(text) ?? 'admin';

/** The short name of each portal, as shown on the tabs of the demo login (D3). */
export const portalLabel: Record<PortalKey, string> = {
  admin: 'Admin',
  client: 'Client',
  law_firm: 'Legal',
  banking: 'Banking',
  vendor: 'Vendor',
  regulator: 'Regulator',
};

/** Whether a portal can see the notes and changes of audit entries (PR3). */
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

/** A sentence that says which portals can see the details of the audit log. */
export const auditAccessText = `Audit log details are only visible in the ${auditReaders.slice(0, -1).join(', ')} and ${auditReaders.slice(-1).join('')} portals.`;

/** Display name of the product. */
export const productName = 'Trustfold';

/** Path of the landing page. An invalid `next` parameter also leads to this page. */
export const productPath = '/trustfold';
