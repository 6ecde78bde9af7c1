import { useCallback } from 'react';
import { revisionOf, type AuditEntry, type Revision } from '../domain/audit';
import type { CollectionName } from './collections';
import type { WorkspaceSource } from './source';
import { useWorkspaceScope } from './workspace-context';

/** For more records than this the log is read once, instead of once for each. */
const maxLookups = 20;

async function entriesOf(source: WorkspaceSource, subjects: readonly string[]) {
  if (subjects.length > maxLookups) return source.list('auditEntries');
  const found = subjects.map((equals) => source.find('auditEntries', 'subject', { equals }));
  return (await Promise.all(found)).flat();
}

/** Reads the revisions of records by their ids when it is asked for, such as for a file that a press hands out. */
export function useReadRevisions() {
  const { source } = useWorkspaceScope().workspace;
  return useCallback(
    async (
      collection: CollectionName,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, Revision>> => {
      const entries = await entriesOf(
        source,
        ids.map((id) => `${collection}/${id}`),
      );
      const byId = new Map(ids.map((id) => [id, [] as AuditEntry[]]));
      for (const entry of entries) {
        if (entry.subject.collection === collection) byId.get(entry.subject.id)?.push(entry);
      }
      return new Map([...byId].map(([id, about]) => [id, revisionOf(about)]));
    },
    [source],
  );
}
