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

/** The six portals as a route names them: `law_firm` is `legal` there, all others are their key (G1). */
export const portalRoutes = ['admin', 'client', 'legal', 'banking', 'vendor', 'regulator'] as const;

export type PortalRoute = (typeof portalRoutes)[number];

/** The route segment of a portal. */
export const portalRouteFromKey = (key: PortalKey): PortalRoute =>
  key === 'law_firm' ? 'legal' : key;

const keyOf = (text: string | undefined): PortalKey | undefined =>
  text === 'legal' ? 'law_firm' : portalKeys.find((key) => key === text);

/** The portal a dashboard route means, `legal` and `law_firm` alike; unknown or missing is admin (F1). */
export const portalKeyFromRoute = (text: string | undefined): PortalKey => keyOf(text) ?? 'admin';
