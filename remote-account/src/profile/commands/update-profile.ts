import type { Profile } from 'shared-kernel/domain/profile';
import type { Ownership, CommandTransaction } from 'shared-kernel/workspace';

export async function updateProfile(
  transaction: CommandTransaction,
  portal: Profile['portal'],
  changes: Partial<Profile>,
): Promise<Profile> {
  const profile = { ...(await transaction.need('profiles', portal)), ...changes };
  transaction.put('profiles', profile);
  return profile;
}

/** Returns the portal that owns the profile. Other portals cannot change the profile. */
export const getProfileOwnerships = (
  _transaction: CommandTransaction,
  { portal }: Pick<Profile, 'portal'>,
): readonly Ownership[] => [{ portal }];
