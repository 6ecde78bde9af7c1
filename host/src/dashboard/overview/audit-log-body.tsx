import type { ReactNode } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { DataView, Stack, TableSkeleton, Button, EmptyState } from 'shared-kernel/ui';
import { AuditFilterBar } from './audit-filter-bar';
import type { AuditVerificationState } from './evidence/use-verification';
import { VerificationResult } from './evidence/verification-result';
import type { AuditFilters } from './use-audit-filters';
import type { AuditLogState } from './use-audit-log';

interface AuditLogBodyProps {
  readonly log: AuditLogState;
  readonly verification: AuditVerificationState;
  readonly expected: number;
  readonly isUnfolded?: boolean | undefined;
  readonly children: (entries: readonly AuditEntry[]) => ReactNode;
}

interface NoAuditEntriesProps {
  readonly filters: AuditFilters;
}

function NoAuditEntries({ filters }: NoAuditEntriesProps) {
  const { isNarrowed, narrowed, typed, clear } = filters;
  if (!isNarrowed) {
    return (
      <EmptyState
        title="No audit entries yet"
        description="Every action in a portal is recorded here, with who did it and when."
      />
    );
  }
  const text = typed.text.trim();
  return (
    <EmptyState
      title="No matching entries"
      description={
        narrowed > 0 ? 'No audit entries match these filters.' : `No audit entries match “${text}”.`
      }
      action={<Button onClick={clear}>Clear filters</Button>}
    />
  );
}

export function AuditLogBody({ log, verification, children, ...props }: AuditLogBodyProps) {
  const { query, filters } = log;
  const { found } = filters;
  return (
    <Stack>
      <VerificationResult {...verification} />
      <AuditFilterBar
        filters={filters}
        total={query.isError ? null : query.data?.length}
        isUnfolded={props.isUnfolded}
      />
      <DataView
        query={query}
        skeleton={<TableSkeleton count={props.expected} />}
        isEmpty={() => found.length === 0}
        empty={<NoAuditEntries filters={filters} />}
      >
        {() => children(found)}
      </DataView>
    </Stack>
  );
}
