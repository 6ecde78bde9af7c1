import { isSampleEntry, newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Profile } from 'shared-kernel/domain/profile';
import type { PortalKey } from 'shared-kernel/domain/portal';

/** Whose profile each portal's is in the sample, as the sample's log names them; the profile's own name may be edited. */
export const samplePeople: Record<PortalKey, string> = {
  admin: 'Nadia Rahman',
  client: 'Elena Vasquez',
  law_firm: 'Oliver Bennett',
  banking: 'Tan Mei Ling',
  vendor: 'Tomasz Zieliński',
  regulator: 'Claire Dubois',
};

/**
 * What the person of a profile has done, newest first. The workspace's own entries are known by their portal,
 * under any name that the person had. The sample's log names several people of one portal.
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
