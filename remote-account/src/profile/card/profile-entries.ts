import { isSampleEntry, newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Profile } from 'shared-kernel/domain/profile';
import type { PortalKey } from 'shared-kernel/domain/portal';

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
 * Workspace entries are matched by portal, because names can change. Sample entries are also matched by name, because
 * several people can use a portal.
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
