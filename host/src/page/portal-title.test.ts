import { portalKeys } from 'shared-kernel/domain/portal';
import { portalTitle } from './portal-title';

describe('the titles of the portals', () => {
  it('[F1] titles every portal’s dashboard', () => {
    expect(portalTitle.admin).toBe('Administration Portal');
    expect(new Set(Object.values(portalTitle)).size).toBe(portalKeys.length);
  });
});
