import { Button, EmptyState } from 'shared-kernel/ui';
import type { AuditFilters } from './use-audit-filters';

interface NoAuditEntriesProps {
  readonly filters: AuditFilters;
}

/** The log without an entry to show: since nothing was done yet, or nothing that fits. */
export function NoAuditEntries({ filters }: NoAuditEntriesProps) {
  const { isNarrowed, narrowed, typed, clear } = filters;
  if (!isNarrowed) {
    return (
      <EmptyState
        title="Nothing recorded yet"
        description="Whatever is done in the portals is recorded here, with who did it and when."
      />
    );
  }
  const text = typed.text.trim();
  return (
    <EmptyState
      title="No entry matches"
      description={
        narrowed > 0
          ? 'No entry of the audit log fits everything that is asked for.'
          : `No person, action, record, note, portal or moment in the audit log holds “${text}”.`
      }
      action={<Button onClick={clear}>Clear filters</Button>}
    />
  );
}
