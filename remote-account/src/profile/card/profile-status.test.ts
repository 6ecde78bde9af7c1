import { portalKeys } from 'shared-kernel/domain/portal';
import { apiKeyStatusView, mfaStatusView, securityLevelTone } from './profile-status';

describe('the badges of the profile card', () => {
  it('[PR2, B23] say whether MFA is enabled and the API key active', () => {
    expect(mfaStatusView({ mfaEnabled: true }).label).toBe('MFA enabled');
    expect(mfaStatusView({ mfaEnabled: false }).label).toBe('MFA disabled');
    expect(apiKeyStatusView.Active.label).toBe('Active');
    expect(apiKeyStatusView.Inactive.label).toBe('Inactive');
  });
});

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
