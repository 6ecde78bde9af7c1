import { isSampleEntry, compareNewestFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Profile } from 'shared-kernel/domain/profile';
import { getPersonId, type PortalKey } from 'shared-kernel/domain/portal';

/** Names in the sample audit log. A name in a profile may differ, because users can edit their profile. */
export const samplePeople: Record<PortalKey, string> = {
  admin: 'Nadia Rahman',
  client: 'Elena Vasquez',
  law_firm: 'Oliver Bennett',
  banking: 'Tan Mei Ling',
  vendor: 'Tomasz Zieliński',
  regulator: 'Claire Dubois',
};

/**
 * Workspace entries match by portal and person id, because names can change. Sample entries also match by name, because
 * they have no person id.
 */
export function findProfileEntries(
  { portal, personId }: Pick<Profile, 'portal' | 'personId'>,
  entries: readonly AuditEntry[],
): AuditEntry[] {
  const own = getPersonId({ by: portal, personId });
  const isOwn = (entry: AuditEntry) =>
    entry.portal === portal &&
    getPersonId({ by: portal, personId: entry.personId }) === own &&
    (!isSampleEntry(entry) || entry.actor === samplePeople[portal]);
  return entries.filter(isOwn).sort(compareNewestFirst);
}
