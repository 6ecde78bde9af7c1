import {
  portalAuditAccess,
  getPortalKeyFromRoute,
  portalKeys,
  portalLabel,
  getPortalRouteFromKey,
} from './portal-key';

const strangers = [undefined, '', 'Admin', ' admin', 'root', 'toString', '__proto__', 'legal '];

describe('portal keys and routes', () => {
  it('[G1] there are six portals, and law_firm has the route legal', () => {
    expect(portalKeys).toEqual(['admin', 'client', 'law_firm', 'banking', 'vendor', 'regulator']);
    expect(portalKeys.map(getPortalRouteFromKey)).toEqual([
      'admin',
      'client',
      'legal',
      'banking',
      'vendor',
      'regulator',
    ]);
    expect(getPortalRouteFromKey('law_firm')).toBe('legal');
  });

  it.each(portalKeys)('[G1, B1] the portal %s is found by its route and by its key', (key) => {
    expect(getPortalKeyFromRoute(getPortalRouteFromKey(key))).toBe(key);
    expect(getPortalKeyFromRoute(key)).toBe(key);
  });

  it.each(strangers)('[F1, B2] the unknown portal %j opens the admin portal', (text) => {
    expect(getPortalKeyFromRoute(text)).toBe('admin');
  });
});

describe('portal labels and audit access', () => {
  it('[D3] each portal has a label', () => {
    expect(Object.values(portalLabel)).toEqual([
      'Admin',
      'Client',
      'Legal',
      'Banking',
      'Vendor',
      'Regulator',
    ]);
  });

  it('[PR3] the admin, law firm, banking and regulator portals have audit access', () => {
    expect(portalKeys.filter((key) => portalAuditAccess[key])).toEqual([
      'admin',
      'law_firm',
      'banking',
      'regulator',
    ]);
  });
});
