import type { Profile } from 'shared-kernel/domain/profile';
import { commonStatus, type StatusView, type Tone } from 'shared-kernel/domain/status';
import type { PortalKey } from 'shared-kernel/domain/portal';

export const mfaStatusView = ({ mfaEnabled }: Pick<Profile, 'mfaEnabled'>): StatusView =>
  mfaEnabled
    ? { label: 'MFA enabled', tone: 'success', icon: 'shield-check' }
    : { label: 'MFA disabled', tone: 'warning', icon: 'warning' };

/** Badge for a missing authenticator. Without an authenticator, sign-in requires no code even if MFA is on (R33). */
export const authenticatorView = ({
  authenticatorSecret,
}: Pick<Profile, 'authenticatorSecret'>): StatusView | undefined =>
  authenticatorSecret === undefined
    ? { label: 'Authenticator: not set up', tone: 'warning', icon: 'warning' }
    : undefined;

export const apiKeyStatusView: Record<Profile['apiKeyStatus'], StatusView> = {
  Active: commonStatus.active,
  Inactive: commonStatus.inactive,
};

export const securityLevelTone: Record<PortalKey, Tone> = {
  admin: 'danger',
  client: 'success',
  law_firm: 'info',
  banking: 'info',
  vendor: 'success',
  regulator: 'danger',
};
