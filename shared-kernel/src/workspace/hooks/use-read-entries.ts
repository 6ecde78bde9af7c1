import { useCallback } from 'react';
import type { AuditEntry } from '../../domain/audit';
import type { CollectionName } from '../store/collections';
import type { WorkspaceSource } from '../store/source';
import { useWorkspaceScope } from './workspace-context';

/** For more records than this the log is read once, instead of once for each. */
const maxLookups = 20;

async function entriesOf(source: WorkspaceSource, subjects: readonly string[]) {
  if (subjects.length > maxLookups) return source.list('auditEntries');
  const found = subjects.map((equals) => source.find('auditEntries', 'subject', { equals }));
  return (await Promise.all(found)).flat();
}

/**
 * Reads the log's entries about records, by their ids, when it is asked for, such as for a file that a press hands out.
 *
 * @example
 * const readEntries = useReadEntries();
 * const byId = await readEntries('processes', ['PROC-001']);
 */
export function useReadEntries() {
  const { source } = useWorkspaceScope().workspace;
  return useCallback(
    async (
      collection: CollectionName,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, readonly AuditEntry[]>> => {
      const entries = await entriesOf(
        source,
        ids.map((id) => `${collection}/${id}`),
      );
      const byId = new Map<string, AuditEntry[]>(ids.map((id) => [id, []]));
      for (const entry of entries) {
        if (entry.subject.collection === collection) byId.get(entry.subject.id)?.push(entry);
      }
      return byId;
    },
    [source],
  );
}
