import {
  portalAuditAccess,
  portalKeyFromRoute,
  portalKeys,
  portalLabel,
  portalRouteFromKey,
} from './portal-key';

const strangers = [undefined, '', 'Admin', ' admin', 'root', 'toString', '__proto__', 'legal '];

describe('portal keys and routes', () => {
  it('[G1] defines six portals, and uses the route segment legal for law_firm', () => {
    expect(portalKeys).toEqual(['admin', 'client', 'law_firm', 'banking', 'vendor', 'regulator']);
    expect(portalKeys.map(portalRouteFromKey)).toEqual([
      'admin',
      'client',
      'legal',
      'banking',
      'vendor',
      'regulator',
    ]);
    expect(portalRouteFromKey('law_firm')).toBe('legal');
  });

  it.each(portalKeys)('[G1, B1] finds the portal %s by its route segment and by its key', (key) => {
    expect(portalKeyFromRoute(portalRouteFromKey(key))).toBe(key);
    expect(portalKeyFromRoute(key)).toBe(key);
  });

  it.each(strangers)(
    '[F1, B2] falls back to the admin portal for the unknown portal %j',
    (text) => {
      expect(portalKeyFromRoute(text)).toBe('admin');
    },
  );
});

describe('portal labels and audit access', () => {
  it('[D3] labels each portal', () => {
    expect(Object.values(portalLabel)).toEqual([
      'Admin',
      'Client',
      'Legal',
      'Banking',
      'Vendor',
      'Regulator',
    ]);
  });

  it('[PR3] gives the admin, law firm, banking and regulator portals audit access', () => {
    expect(portalKeys.filter((key) => portalAuditAccess[key])).toEqual([
      'admin',
      'law_firm',
      'banking',
      'regulator',
    ]);
  });
});
