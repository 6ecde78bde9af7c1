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
        description="Actions in the portals are recorded here, with who did them and when."
      />
    );
  }
  const text = typed.text.trim();
  return (
    <EmptyState
      title="No entries match"
      description={
        narrowed > 0 ? 'No audit entries match these filters.' : `No audit entries match “${text}”.`
      }
      action={<Button onClick={clear}>Clear filters</Button>}
    />
  );
}
