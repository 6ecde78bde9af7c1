import { useMemo } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { dayOf } from 'shared-kernel/format';
import { BulkActions, useTableOptions } from 'shared-kernel/records';
import { Button, DataTable, EmptyState, Stack, useRowSelection } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { useQueuePlace } from '../queue-place';
import { QueueFilterBar } from './queue-filter-bar';
import { queueColumns } from './queue-columns';
import { TakeNextButton } from './take-next-button';
import { usePeople } from './use-people';
import { useQueuedCases, useQueueFilters } from './use-queue';

const idOf = ({ id }: ReviewCase) => id;
const nameOf = ({ name }: ReviewCase) => name;

const bulkBar = async () =>
  (await import(/* webpackChunkName: "review-queue" */ './queue-bulk-bar')).QueueBulkBar;

/** The review cases that pass the filters, the most urgent first. */
export function QueueList({ cases }: { readonly cases: readonly ReviewCase[] }) {
  const listed = useQueuedCases(cases);
  const { clear } = useQueueFilters();
  const { openId, openReview } = useQueuePlace();
  const people = usePeople();
  const today = dayOf(useWorkspaceClock());
  const columns = useMemo(() => queueColumns(people, today), [people, today]);
  const options = useTableOptions(columns);
  const selection = useRowSelection(listed, idOf);
  return (
    <Stack isClose>
      <TakeNextButton cases={cases} />
      <QueueFilterBar listed={listed} total={cases.length} options={options} />
      {listed.length === 0 ? (
        <EmptyState
          title="No review cases match"
          description="No review cases match these filters."
          illustration="search"
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      ) : (
        <DataTable
          label="Review cases"
          columns={options.columns}
          density={options.density}
          rows={listed}
          rowKey={idOf}
          rowName={nameOf}
          selection={selection}
          selectedKey={openId}
          onRow={({ id }) => openReview(id)}
        />
      )}
      <BulkActions load={bulkBar} selection={selection} options={options} />
    </Stack>
  );
}
