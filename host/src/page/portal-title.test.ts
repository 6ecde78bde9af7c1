import { portalKeys } from 'shared-kernel/domain/portal';
import { portalTitle } from './portal-title';

describe('portal titles', () => {
  it('[F1] every portal has a unique title', () => {
    expect(portalTitle.admin).toBe('Administration Portal');
    expect(new Set(Object.values(portalTitle)).size).toBe(portalKeys.length);
  });
});
