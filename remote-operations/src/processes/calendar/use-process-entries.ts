import { useCallback } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { useIndexReader } from 'shared-kernel/workspace';

/**
 * Maximum number of processes whose audit entries are read individually. For more processes, the whole audit log is
 * read instead.
 */
const maxLookups = 20;

export function useProcessEntries() {
  const readIndexed = useIndexReader();
  return useCallback(
    async (ids: readonly string[]): Promise<ReadonlyMap<string, readonly AuditEntry[]>> => {
      const lookUp = (id: string) =>
        readIndexed('auditEntries', 'subject', { equals: `processes/${id}` });
      const entries =
        ids.length > maxLookups
          ? await readIndexed('auditEntries', 'at')
          : (await Promise.all(ids.map(lookUp))).flat();
      const byId = new Map<string, AuditEntry[]>(ids.map((id) => [id, []]));
      for (const entry of entries) {
        if (entry.subject.collection === 'processes') byId.get(entry.subject.id)?.push(entry);
      }
      return byId;
    },
    [readIndexed],
  );
}
