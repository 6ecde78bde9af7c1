import { portalKeys } from 'shared-kernel/domain/portal';
import {
  apiKeyStatusDisplay,
  getMfaStatusDisplay,
  securityLevelBadgeColours,
} from './profile-status';

describe('badges of the profile card', () => {
  it('[PR2, B23] the badges show whether MFA is enabled and the API key is active', () => {
    expect(getMfaStatusDisplay({ mfaEnabled: true }).label).toBe('MFA enabled');
    expect(getMfaStatusDisplay({ mfaEnabled: false }).label).toBe('MFA disabled');
    expect(apiKeyStatusDisplay.Active.label).toBe('Active');
    expect(apiKeyStatusDisplay.Inactive.label).toBe('Inactive');
  });
});

describe('security level badge', () => {
  it('[PR2] the badge of the security level is red, blue or green, depending on the portal', () => {
    expect(portalKeys.map((key) => securityLevelBadgeColours[key])).toEqual([
      'danger',
      'success',
      'info',
      'info',
      'success',
      'danger',
    ]);
  });
});
