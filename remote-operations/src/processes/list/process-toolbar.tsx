import type { Process } from 'shared-kernel/domain/process';
import { CompanySwitch, ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, ResultCount, CommandButton, Icon } from 'shared-kernel/ui';
import { type CompanyScope, useAvailability, filterProcesses } from 'shared-kernel/workspace';
import { exportProcesses } from '../commands/look-at-processes';
import { processFileColumns } from './process-file-columns';
import { ProcessFilters } from './process-filters';
import { processListPlace } from './process-list-place';
import type { ProcessView } from '../use-process-view';

interface FilterToggleProps {
  /** How many filters are on. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows and hides the filters (PM1). */
function FilterToggle({ count, isOpen, onToggle }: FilterToggleProps) {
  const availability = useAvailability(filterProcesses);
  const isInert = availability.state === 'inert';
  return (
    <CommandButton
      availability={availability}
      icon={<Icon name="filter" />}
      aria-expanded={isInert ? undefined : isOpen}
      onPress={onToggle}
    >
      {count > 0 && !isInert ? `Filter (${count})` : 'Filter'}
    </CommandButton>
  );
}

interface ProcessToolbarProps {
  readonly view: ProcessView;
  /** Absent while they are being read. */
  readonly listed: readonly Process[] | undefined;
  readonly total: number | undefined;
  readonly scope: CompanyScope;
  readonly canFilter: boolean;
  /** Whether the search was asked for, and takes the focus. */
  readonly isSought: boolean;
  readonly onToggle: () => void;
  /** Whether what shows is a list that can be a table. */
  readonly hasTable: boolean;
  readonly options: TableOptions<Process>;
}

/** The filter, how many it found, the views of the list and its file, as on every list (PM1). */
export function ProcessToolbar({
  view,
  listed,
  total,
  scope,
  canFilter,
  isSought,
  onToggle,
  hasTable,
  options,
}: ProcessToolbarProps) {
  const { text, ...others } = view.filter;
  return (
    <FilterBar
      label="Filter processes"
      result={
        <>
          <ResultCount count={listed?.length} total={total} noun={['process', 'processes']} />
          <ClearFilters isActive={canFilter && view.narrowed > 0} onClear={view.clearFilter} />
        </>
      }
      tools={
        <ListTools
          place={processListPlace}
          command={exportProcesses}
          rows={listed}
          columns={processFileColumns}
          name="processes"
          filters={{ search: text, ...others }}
          options={options}
          view={view.look}
          onView={hasTable ? view.showAs : undefined}
        />
      }
    >
      <FilterToggle count={view.narrowed} isOpen={view.isFiltering} onToggle={onToggle} />
      {canFilter && view.isFiltering && <ProcessFilters view={view} isSought={isSought} />}
      <CompanySwitch scope={scope} />
    </FilterBar>
  );
}
