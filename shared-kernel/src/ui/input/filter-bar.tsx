import type { ReactNode } from 'react';
import { breakpoints } from '../../theme/design-tokens';
import { Icon } from '../icon/icon';
import { useIsPhone, useMediaQuery } from '../layout/use-media-query';
import { useFocusReplacement } from '../keyboard/use-focus-replacement';
import { PopoverPanel } from '../overlay/popover-content';
import styles from './filter-bar.module.css';
import { FilterLayoutContext } from './filter-chip';
import { Button } from '../antd';

export interface FilterBarProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly filters?: ReactNode;
  readonly filterCount?: number;
  readonly result?: ReactNode;
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
    <FilterLayoutContext value="panel">
      <div className={styles.filters}>{children}</div>
    </FilterLayoutContext>
    {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    {result !== undefined && <div className={styles.result}>{result}</div>}
  </PopoverPanel>
);

const useIsNarrow = () => useMediaQuery(`(max-width: ${breakpoints.desk - 0.02}px)`);

/**
 * The search field, filters, result count and tools of a list in one line. In a narrow window, a button opens the
 * filters in a panel; on a phone, the panel is a bottom sheet.
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
  readonly isActive: boolean;
  readonly onClear: () => void;
}

/** A button that clears all filters. */
export function ClearFilters({ isActive, onClear }: ClearFiltersProps) {
  return isActive && <ClearButton onClear={onClear} />;
}

function ClearButton({ onClear }: Pick<ClearFiltersProps, 'onClear'>) {
  const button = useFocusReplacement<HTMLButtonElement>();
  return (
    <Button ref={button} type="link" size="small" onClick={onClear}>
      Clear filters
    </Button>
  );
}
