import { isSampleEntry, newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Profile } from 'shared-kernel/domain/profile';
import type { PortalKey } from 'shared-kernel/domain/portal';

/** Names of each portal's person in the sample's audit log. The name in the profile may be edited. */
export const samplePeople: Record<PortalKey, string> = {
  admin: 'Nadia Rahman',
  client: 'Elena Vasquez',
  law_firm: 'Oliver Bennett',
  banking: 'Tan Mei Ling',
  vendor: 'Tomasz Zieliński',
  regulator: 'Claire Dubois',
};

/**
 * Audit entries of a profile's person, newest first. Workspace entries are matched by portal, because the name can
 * change. Sample entries are matched by name, because a portal can have several people there.
 */
export const entriesOfProfile = (
  { portal }: Pick<Profile, 'portal'>,
  entries: readonly AuditEntry[],
): AuditEntry[] =>
  entries
    .filter(
      (entry) =>
        entry.portal === portal && (!isSampleEntry(entry) || entry.actor === samplePeople[portal]),
    )
    .sort(newestEntryFirst);
