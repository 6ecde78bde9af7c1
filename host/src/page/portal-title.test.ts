import { portalKeys } from 'shared-kernel/domain/portal';
import { portalTitle } from './portal-title';

describe('portal titles', () => {
  it('[F1] are unique and exist for every portal', () => {
    expect(portalTitle.admin).toBe('Administration Portal');
    expect(new Set(Object.values(portalTitle)).size).toBe(portalKeys.length);
  });
});
