import { createPortalSwitchPath } from './portal-path';

describe('createPortalSwitchPath', () => {
  it.each(['admin', 'banking', 'law_firm', 'regulator'] as const)(
    '[R65] switching to the %s portal preserves the open tab and record',
    (portal) => {
      expect(createPortalSwitchPath(portal, '?tab=compliance&review=RC-1')).toMatch(/review=RC-1$/);
    },
  );

  it.each(['client', 'vendor'] as const)(
    '[R29, R65] switching to the %s portal closes the open tab and record',
    (portal) => {
      expect(createPortalSwitchPath(portal, '?tab=compliance&review=RC-1')).not.toContain('?');
    },
  );
});
