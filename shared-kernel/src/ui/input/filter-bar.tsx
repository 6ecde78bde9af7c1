import type { ReactNode } from 'react';
import { breakpoints } from '../../theme/scale';
import { Icon } from '../icon/icon';
import { useIsPhone, useMediaQuery } from '../layout/use-media-query';
import { useFocusHandover } from '../keyboard/use-focus-handover';
import { PopoverPanel } from '../overlay/popover-content';
import styles from './filter-bar.module.css';
import { FilterPlace } from './filter-chip';
import { Button } from '../antd';

export interface FilterBarProps {
  /** Names the search landmark, such as “Filter contracts”. */
  readonly label: string;
  /** The search, which is always there. */
  readonly children: ReactNode;
  /** What else narrows and orders the list: chips in the row, where it has room; else behind a button. */
  readonly filters?: ReactNode;
  /** How many of those are on. */
  readonly filterCount?: number;
  /** The count of results and the way back, at the end. */
  readonly result?: ReactNode;
  /** What is done with the list as a whole: its views, columns, file and look, in this order, at the very end. */
  readonly tools?: ReactNode;
}

interface FilterPanelProps extends Pick<FilterBarProps, 'tools' | 'result'> {
  readonly count: number;
  readonly children: ReactNode;
}

const FilterPanel = ({ count, tools, result, children }: FilterPanelProps) => (
  <PopoverPanel
    label="Filters"
    button={{
      icon: <Icon name="filter" />,
      children: count > 0 ? `Filters (${count})` : 'Filters',
    }}
    done="Apply"
  >
    <FilterPlace value="panel">
      <div className={styles.filters}>{children}</div>
    </FilterPlace>
    {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    {result !== undefined && <div className={styles.result}>{result}</div>}
  </PopoverPanel>
);

/** Whether a row has no room for chips beside the search and the tools. */
const useIsNarrow = () => useMediaQuery(`(max-width: ${breakpoints.desk - 0.02}px)`);

/**
 * Search, filters, their result and the list's tools in one line. In a window with less room the filters are
 * behind a button, on a phone the tools and what was found too, in a sheet at the foot.
 *
 * @example
 * <FilterBar label="Filter clients" result={<ResultCount count={3} total={9} noun={['client', 'clients']} />}>
 *   <SearchField label="Search clients" value={q} onChange={setQ} />
 * </FilterBar>
 */
export function FilterBar({
  label,
  children,
  filters,
  filterCount = 0,
  result,
  tools,
}: FilterBarProps) {
  const isNarrow = useIsNarrow();
  const isFolded = filters !== undefined && isNarrow;
  const isAllFolded = useIsPhone() && isFolded;
  const beside = isAllFolded ? undefined : tools;
  return (
    <div role="search" aria-label={label} className={styles.bar}>
      {children}
      {isFolded ? (
        <FilterPanel count={filterCount} {...(isAllFolded && { tools, result })}>
          {filters}
        </FilterPanel>
      ) : (
        filters
      )}
      {(result !== undefined || beside !== undefined) && (
        <div className={styles.end}>
          {result !== undefined && <div className={styles.result}>{result}</div>}
          {beside !== undefined && <div className={styles.tools}>{beside}</div>}
        </div>
      )}
    </div>
  );
}

export interface ClearFiltersProps {
  /** Whether any filter is on; without one there is nothing to clear and no button. */
  readonly isActive: boolean;
  readonly onClear: () => void;
}

/**
 * The way back to everything.
 *
 * @example
 * <ClearFilters isActive={isNarrowed} onClear={onClose} />
 */
export function ClearFilters({ isActive, onClear }: ClearFiltersProps) {
  return isActive && <ClearButton onClear={onClear} />;
}

function ClearButton({ onClear }: Pick<ClearFiltersProps, 'onClear'>) {
  const button = useFocusHandover<HTMLButtonElement>();
  return (
    <Button ref={button} type="link" size="small" onClick={onClear}>
      Clear filters
    </Button>
  );
}
