import { isSampleEntry, newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Profile } from 'shared-kernel/domain/profile';
import type { PortalKey } from 'shared-kernel/domain/portal';

/** The person of each portal in the sample audit log. The name in the profile may differ, because users can edit it. */
export const samplePeople: Record<PortalKey, string> = {
  admin: 'Nadia Rahman',
  client: 'Elena Vasquez',
  law_firm: 'Oliver Bennett',
  banking: 'Tan Mei Ling',
  vendor: 'Tomasz Zieliński',
  regulator: 'Claire Dubois',
};

/**
 * Audit entries of the person of a profile, newest first. Workspace entries match by portal, because names can change.
 * Sample entries match by name, because several people can share a portal.
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
