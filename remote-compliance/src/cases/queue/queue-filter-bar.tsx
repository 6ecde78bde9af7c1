import { useMemo } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { toLocalDate, keysOf } from 'shared-kernel/format';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { useWorkspaceClock, usePortalPeople } from 'shared-kernel/workspace';
import { caseCauseDisplay, caseStatusDisplay } from '../case-labels';
import { exportCases } from '../commands/export-cases';
import { createQueueExportColumns } from './queue-columns';
import { queueListDefinition } from './queue-list-definition';
import { useQueueFilters } from './use-queue';

interface QueueFilterBarProps {
  readonly listed: readonly ReviewCase[];
  readonly cases: readonly ReviewCase[];
  readonly options: TableOptions<ReviewCase>;
}

const labelled = <K extends string>(views: Readonly<Record<K, { readonly label: string }>>) =>
  keysOf(views).map((value) => ({ value, label: views[value].label }));

const statusOptions = [
  { value: 'todo', label: 'Open or pending your approval' },
  ...labelled(caseStatusDisplay),
  { value: 'all', label: 'All statuses' },
] as const;
const causeOptions = [
  { value: 'all', label: 'All causes' },
  ...labelled(caseCauseDisplay),
] as const;
const whoseOptions = [
  { value: 'all', label: 'All people' },
  { value: 'mine', label: 'Mine' },
  { value: 'free', label: 'Unassigned' },
  { value: 'approve', label: 'My approvals' },
] as const;

function QueueFilterFields() {
  const { values, set } = useQueueFilters();
  return (
    <>
      <FilterSelect
        label="Status"
        value={values.status}
        options={statusOptions}
        onChange={(status) => set({ status })}
      />
      <FilterSelect
        label="Assigned to"
        value={values.whose}
        options={whoseOptions}
        onChange={(whose) => set({ whose })}
      />
      <FilterSelect
        label="Cause"
        value={values.cause}
        options={causeOptions}
        onChange={(cause) => set({ cause })}
      />
    </>
  );
}

export function QueueFilterBar({ listed, cases, options }: QueueFilterBarProps) {
  const { values, set, clear, isNarrowed, view, showAs } = useQueueFilters();
  const people = usePortalPeople();
  const today = toLocalDate(useWorkspaceClock());
  const columns = useMemo(() => createQueueExportColumns(people, today), [people, today]);
  return (
    <FilterBar
      label="Filter review cases"
      result={
        <>
          <ResultCount count={listed.length} total={cases.length} noun={['case', 'cases']} />
          <ClearFilters isActive={isNarrowed} onClear={clear} />
        </>
      }
      tools={
        <ListTools
          place={queueListDefinition}
          command={exportCases}
          rows={listed}
          columns={columns}
          name="review-cases"
          filters={values}
          options={options}
          hasColumns={false}
          view={view}
          onView={showAs}
        />
      }
      filterCount={[values.whose, values.cause].filter((choice) => choice !== 'all').length}
      filters={<QueueFilterFields />}
    >
      <SearchField
        label="Search by subject or client"
        value={values.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
