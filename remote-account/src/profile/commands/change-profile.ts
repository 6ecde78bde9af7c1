import type { Profile } from 'shared-kernel/domain/profile';
import type { CommandTransaction } from 'shared-kernel/workspace';

export async function changeProfile(
  transaction: CommandTransaction,
  portal: Profile['portal'],
  changes: Partial<Profile>,
): Promise<Profile> {
  const profile = { ...(await transaction.need('profiles', portal)), ...changes };
  transaction.put('profiles', profile);
  return profile;
}
