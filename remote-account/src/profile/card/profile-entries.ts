import {
  isSampleAuditEntry,
  compareNewestFirst,
  type AuditEntry,
} from 'shared-kernel/domain/audit';
import type { Profile } from 'shared-kernel/domain/profile';
import { getPersonId, type PortalKey } from 'shared-kernel/domain/portal';

/** Names of the people in the sample audit log. A profile may have another name, because users can edit it. */
export const samplePeople: Record<PortalKey, string> = {
  admin: 'Nadia Rahman',
  client: 'Elena Vasquez',
  law_firm: 'Oliver Bennett',
  banking: 'Tan Mei Ling',
  vendor: 'Tomasz Zieliński',
  regulator: 'Claire Dubois',
};

/**
 * Finds the audit entries of a profile by portal and person id, because names can change. Sample entries have no person
 * id, so they must also match by name.
 */
export function findProfileAuditEntries(
  { portal, personId }: Pick<Profile, 'portal' | 'personId'>,
  entries: readonly AuditEntry[],
): AuditEntry[] {
  const own = getPersonId({ by: portal, personId });
  const isOwn = (entry: AuditEntry) =>
    entry.portal === portal &&
    getPersonId({ by: portal, personId: entry.personId }) === own &&
    (!isSampleAuditEntry(entry) || entry.actor === samplePeople[portal]);
  return entries.filter(isOwn).sort(compareNewestFirst);
}
