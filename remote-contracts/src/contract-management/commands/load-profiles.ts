import { portalKeys } from 'shared-kernel/domain/portal';
import type { Profile } from 'shared-kernel/domain/profile';
import type { CommandTransaction } from 'shared-kernel/workspace';

/** Returns the profiles of all portals. */
export async function loadProfiles(transaction: CommandTransaction): Promise<readonly Profile[]> {
  const found = await Promise.all(portalKeys.map((key) => transaction.get('profiles', key)));
  return found.filter((profile) => profile !== undefined);
}
