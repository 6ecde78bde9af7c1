import { portalKeys } from 'shared-kernel/domain/portal';
import { securityLevelTone } from './security-level-tone';

describe('the profile card', () => {
  it('[PR2] tones the security level red, blue or green', () => {
    expect(portalKeys.map((key) => securityLevelTone[key])).toEqual([
      'danger',
      'success',
      'info',
      'info',
      'success',
      'danger',
    ]);
  });
});
