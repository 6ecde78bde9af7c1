import type { ComponentProps } from 'react';
import { NoneOfOwn, ShowAllCompanies } from 'shared-kernel/records';
import { Button, EmptyState } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { ProcessList } from './process-list';

interface ListedProcessesProps extends ComponentProps<typeof ProcessList> {
  /** How many of the filter's fields are set. */
  readonly narrowed: number;
  readonly onClear: () => void;
}

/** The processes that the filter lets through, or why there are none. */
export function ListedProcesses({ narrowed, onClear, ...list }: ListedProcessesProps) {
  const scope = useCompanyScope();
  if (list.processes.length > 0) return <ProcessList {...list} />;
  if (scope.isNarrowed && narrowed === 0) return <NoneOfOwn scope={scope} noun="process" />;
  return (
    <EmptyState
      illustration="search"
      title="No processes match"
      description="Nothing fits the search and filters."
      action={
        <>
          <Button onClick={onClear}>Clear filters</Button> <ShowAllCompanies scope={scope} />
        </>
      }
    />
  );
}
