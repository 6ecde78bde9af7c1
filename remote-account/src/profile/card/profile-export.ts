import type { Preferences, Profile } from 'shared-kernel/domain/profile';
import { createDatedFileName } from 'shared-kernel/format';

/** Returns a profile and its settings as JSON, without the authenticator secret. `exportedAt` is an ISO timestamp. */
export const createProfileExport = (
  profile: Profile,
  preferences: Preferences,
  exportedAt: string,
): string => {
  const own = { ...profile, authenticatorSecret: undefined };
  return `${JSON.stringify({ format: 'trustfold-profile', exportedAt, profile: own, preferences }, undefined, 2)}\n`;
};

/** File name of an exported profile, such as `trustfold-profile_client_2024-07-22.json`. */
export const createProfileFileName = (
  what: 'profile' | 'security-report',
  { portal }: Pick<Profile, 'portal'>,
  now: string,
): string =>
  createDatedFileName(`trustfold-${what}_${portal}`, what === 'profile' ? 'json' : 'pdf', now);
