import { useState } from 'react';
import { Button, ClearFilters, FilterBar, Icon, ResultCount, SearchField } from 'shared-kernel/ui';
import { AuditFilterFields } from './audit-filter-fields';
import type { AuditFilters } from './use-audit-filters';

interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  /** How many entries there are; absent while they are being read, and `null` where they cannot be. */
  readonly total: number | undefined | null;
  /** Whether the filters are in view at first; they are where one is set. */
  readonly isUnfolded?: boolean | undefined;
}

/** The log's search; beyond the sample, its filters and how many entries they let through. */
export function AuditFilterBar({ filters, total, isUnfolded = false }: AuditFilterBarProps) {
  const { canFilter, narrowed, isNarrowed, found, typed, set, clear } = filters;
  const [isOpen, setOpen] = useState(isUnfolded || narrowed > 0);
  const search = (
    <SearchField
      label="Search the audit log"
      value={typed.text}
      onChange={(audit) => set({ audit })}
      shortcut={null}
    />
  );
  if (!canFilter) return search;
  return (
    <FilterBar
      label="Filter the audit log"
      result={
        <>
          {total !== null && (
            <ResultCount
              count={total === undefined ? undefined : found.length}
              total={total}
              noun={['entry', 'entries']}
            />
          )}
          <ClearFilters isActive={isNarrowed} onClear={clear} />
        </>
      }
    >
      {search}
      <Button
        icon={<Icon name="filter" />}
        aria-expanded={isOpen}
        onClick={() => setOpen((current) => !current)}
      >
        {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
      </Button>
      {isOpen && <AuditFilterFields filters={filters} />}
    </FilterBar>
  );
}
