import { useMemo } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { useAuditDetails, useCollection } from 'shared-kernel/workspace';
import { useAuditFilters } from './use-audit-filters';

const none: readonly AuditEntry[] = [];

export function useAuditLog() {
  const query = useCollection('auditEntries');
  const { denial, visible } = useAuditDetails();
  const entries = useMemo(() => visible(query.data ?? none), [visible, query.data]);
  return { query, denial, entries, filters: useAuditFilters(entries) };
}

export type AuditLogState = ReturnType<typeof useAuditLog>;
