import type { ReactNode } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { DataView, Stack, TableSkeleton } from 'shared-kernel/ui';
import { AuditFilterBar } from './audit-filter-bar';
import { ClosedSections } from './evidence/closed-sections';
import type { Verification } from './evidence/use-verification';
import { VerificationResult } from './evidence/verification-result';
import { NoAuditEntries } from './no-audit-entries';
import type { AuditLogView } from './use-audit-log';

interface AuditLogBodyProps {
  readonly log: AuditLogView;
  readonly verification: Verification;
  /** How many rows it is expected to have. */
  readonly expected: number;
  /** Whether its filters are in view at first. */
  readonly isUnfolded?: boolean | undefined;
  /** Draws the entries that are found, newest first. */
  readonly children: (entries: readonly AuditEntry[]) => ReactNode;
}

/** The log below its head: what its verification found, its filters and its entries. */
export function AuditLogBody({ log, verification, children, ...props }: AuditLogBodyProps) {
  const { query, entries, filters } = log;
  const { found } = filters;
  return (
    <Stack>
      <VerificationResult {...verification} />
      <ClosedSections entries={entries} />
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
