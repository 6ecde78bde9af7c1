import { pathInPortal } from './portal-path';

describe('pathInPortal', () => {
  it.each(['admin', 'banking', 'law_firm', 'regulator'] as const)(
    '[R65] preserves the open tab and record for the %s portal',
    (portal) => {
      expect(pathInPortal(portal, '?tab=compliance&review=RC-1')).toMatch(/review=RC-1$/);
    },
  );

  it.each(['client', 'vendor'] as const)(
    '[R29, R65] drops the open tab and record for the %s portal',
    (portal) => {
      expect(pathInPortal(portal, '?tab=compliance&review=RC-1')).not.toContain('?');
    },
  );
});
