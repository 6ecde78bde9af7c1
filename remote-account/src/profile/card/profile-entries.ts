import { isSampleEntry, newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Profile } from 'shared-kernel/domain/profile';

/**
 * What the person of a profile has done, newest first. The sample's log names several people of one
 * portal; whatever the workspace records in it is this person's, under whichever name they had.
 */
export const entriesOfProfile = (
  { portal, fullName }: Pick<Profile, 'portal' | 'fullName'>,
  entries: readonly AuditEntry[],
): AuditEntry[] =>
  entries
    .filter(
      (entry) => entry.portal === portal && (!isSampleEntry(entry) || entry.actor === fullName),
    )
    .sort(newestEntryFirst);
