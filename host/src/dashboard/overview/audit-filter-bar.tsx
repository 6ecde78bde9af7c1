import { useState } from 'react';
import { Button, ClearFilters, FilterBar, Icon, ResultCount, SearchField } from 'shared-kernel/ui';
import { AuditFilterFields } from './audit-filter-fields';
import type { AuditFilters } from './use-audit-filters';

interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  /** Number of matching entries. `undefined` while loading and `null` after a failure. */
  readonly total: number | undefined | null;
  /** Whether filters and search share a row. Otherwise the filters are collapsed below the search. */
  readonly isUnfolded?: boolean | undefined;
}

/** Search field of the audit log. In `live` mode, it also shows filters and the number of results. */
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
