import type { Profile } from 'shared-kernel/domain/profile';
import { commonStatusDisplay, type StatusDisplay, type Tone } from 'shared-kernel/domain/status';
import type { PortalKey } from 'shared-kernel/domain/portal';

export const getMfaStatusDisplay = ({ mfaEnabled }: Pick<Profile, 'mfaEnabled'>): StatusDisplay =>
  mfaEnabled
    ? { label: 'MFA enabled', tone: 'success', icon: 'shield-check' }
    : { label: 'MFA disabled', tone: 'warning', icon: 'warning' };

/** Badge for a missing authenticator. Without an authenticator, sign-in requires no code even if MFA is on (R33). */
export const getMissingAuthenticatorDisplay = ({
  authenticatorSecret,
}: Pick<Profile, 'authenticatorSecret'>): StatusDisplay | undefined =>
  authenticatorSecret === undefined
    ? { label: 'Authenticator: not set up', tone: 'warning', icon: 'warning' }
    : undefined;

export const apiKeyStatusDisplay: Record<Profile['apiKeyStatus'], StatusDisplay> = {
  Active: commonStatusDisplay.active,
  Inactive: commonStatusDisplay.inactive,
};

export const securityLevelBadgeColours: Record<PortalKey, Tone> = {
  admin: 'danger',
  client: 'success',
  law_firm: 'info',
  banking: 'info',
  vendor: 'success',
  regulator: 'danger',
};
