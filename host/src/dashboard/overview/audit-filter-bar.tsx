import { useState } from 'react';
import { Button, ClearFilters, FilterBar, Icon, ResultCount, SearchField } from 'shared-kernel/ui';
import { AuditFilterFields } from './audit-filter-fields';
import type { AuditFilters } from './use-audit-filters';

interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  /** How many entries there are; absent while they are being read, and `null` where they cannot be. */
  readonly total: number | undefined | null;
  /** Whether the filters are in the row beside the search; else they are below it where one is set or they are asked for. */
  readonly isUnfolded?: boolean | undefined;
}

/** The log's search; beyond the sample, its filters and how many entries they let through. */
export function AuditFilterBar({ filters, total, isUnfolded = false }: AuditFilterBarProps) {
  const { canFilter, narrowed, isNarrowed, found, typed, set, clear } = filters;
  const [isOpen, setOpen] = useState(narrowed > 0);
  const search = (
    <SearchField
      label="Search the audit log"
      value={typed.text}
      onChange={(audit) => set({ audit })}
      shortcut={null}
    />
  );
  if (!canFilter) return search;
  const fields = <AuditFilterFields filters={filters} isInRow={isUnfolded} />;
  return (
    <FilterBar
      label="Filter the audit log"
      filters={isUnfolded ? fields : undefined}
      filterCount={narrowed}
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
      {!isUnfolded && (
        <Button
          icon={<Icon name="filter" />}
          aria-expanded={isOpen}
          onClick={() => setOpen((current) => !current)}
        >
          {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
        </Button>
      )}
      {!isUnfolded && isOpen && fields}
    </FilterBar>
  );
}
