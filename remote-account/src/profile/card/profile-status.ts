import type { Profile } from 'shared-kernel/domain/profile';
import { commonStatus, type StatusView, type Tone } from 'shared-kernel/domain/status';
import type { PortalKey } from 'shared-kernel/domain/portal';

/** How the MFA status of a profile reads on its card, which Two-Factor Authentication sets (PR2, B23). */
export const mfaStatusView = ({ mfaEnabled }: Pick<Profile, 'mfaEnabled'>): StatusView =>
  mfaEnabled
    ? { label: 'MFA enabled', tone: 'success', icon: 'shield-check' }
    : { label: 'MFA disabled', tone: 'warning', icon: 'warning' };

/** That the profile has no authenticator, so that sign-in asks for no code even with MFA enabled (R33). */
export const authenticatorView = ({
  authenticatorSecret,
}: Pick<Profile, 'authenticatorSecret'>): StatusView | undefined =>
  authenticatorSecret === undefined
    ? { label: 'Authenticator: not set up', tone: 'warning', icon: 'warning' }
    : undefined;

/** How each API key status reads on the profile card (PR2). */
export const apiKeyStatusView: Record<Profile['apiKeyStatus'], StatusView> = {
  Active: commonStatus.active,
  Inactive: commonStatus.inactive,
};

/** The tone of a portal's security-level badge: red, blue or green (PR2). */
export const securityLevelTone: Record<PortalKey, Tone> = {
  admin: 'danger',
  client: 'success',
  law_firm: 'info',
  banking: 'info',
  vendor: 'success',
  regulator: 'danger',
};
