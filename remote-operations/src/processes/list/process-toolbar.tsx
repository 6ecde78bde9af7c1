import { useState } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import {
  ClearFilters,
  FilterBar,
  ResultCount,
  CommandButton,
  Icon,
  useShortcut,
} from 'shared-kernel/ui';
import { filterProcesses, useAvailability } from 'shared-kernel/workspace';
import { exportProcesses } from '../commands/view-processes';
import { processExportColumns } from './create-process-columns';
import { ProcessFilters } from './process-filters';
import type { ProcessTabProps } from '../use-filtered-processes';
import { processListDefinition } from '../use-process-view';

interface FilterToggleProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

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

interface ProcessToolbarProps extends ProcessTabProps {
  readonly hasTable: boolean;
  readonly options: TableOptions<Process>;
}

export function ProcessToolbar({ view, found, hasTable, options }: ProcessToolbarProps) {
  const { query, canFilter } = found;
  const { text, ...others } = view.filter;
  const [isSought, setIsSought] = useState(false);
  const toggleFilter = (bySearchKey: boolean) => () => {
    setIsSought(bySearchKey);
    view.toggleFilter();
  };
  useShortcut(canFilter && !view.isFiltering ? '/' : null, toggleFilter(true));
  const listed = query.data && found.listed;
  return (
    <FilterBar
      label="Filter processes"
      result={
        <>
          <ResultCount
            count={listed?.length}
            total={query.data?.length}
            noun={['process', 'processes']}
          />
          <ClearFilters isActive={canFilter && view.narrowed > 0} onClear={view.clearFilter} />
        </>
      }
      tools={
        <ListTools
          place={processListDefinition}
          command={exportProcesses}
          rows={listed}
          columns={processExportColumns}
          name="processes"
          filters={{ search: text, ...others }}
          options={options}
          view={view.view}
          onView={hasTable ? view.showAs : undefined}
        />
      }
    >
      <FilterToggle
        count={view.narrowed}
        isOpen={view.isFiltering}
        onToggle={toggleFilter(false)}
      />
      {canFilter && view.isFiltering && <ProcessFilters view={view} isSought={isSought} />}
    </FilterBar>
  );
}
