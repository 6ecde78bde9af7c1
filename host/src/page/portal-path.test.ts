import { pathInPortal } from './portal-path';

describe('the address of another portal', () => {
  it.each(['admin', 'banking', 'law_firm', 'regulator'] as const)(
    '[R65] keeps the open tab and record in %s',
    (portal) => {
      expect(pathInPortal(portal, '?tab=compliance&review=RC-1')).toMatch(/review=RC-1$/);
    },
  );

  it.each(['client', 'vendor'] as const)('[R29, R65] keeps nothing in %s', (portal) => {
    expect(pathInPortal(portal, '?tab=compliance&review=RC-1')).not.toContain('?');
  });
});
