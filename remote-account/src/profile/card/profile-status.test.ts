import { portalKeys } from 'shared-kernel/domain/portal';
import { apiKeyStatusView, mfaStatusView, securityLevelTone } from './profile-status';

describe('badges of the profile card', () => {
  it('[PR2, B23] the badges show whether MFA is enabled and the API key is active', () => {
    expect(mfaStatusView({ mfaEnabled: true }).label).toBe('MFA enabled');
    expect(mfaStatusView({ mfaEnabled: false }).label).toBe('MFA disabled');
    expect(apiKeyStatusView.Active.label).toBe('Active');
    expect(apiKeyStatusView.Inactive.label).toBe('Inactive');
  });
});

describe('security level badge', () => {
  it('[PR2] the badge of the security level is red, blue or green, depending on the portal', () => {
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
