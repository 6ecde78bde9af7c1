import { useMemo } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { dayOf } from 'shared-kernel/format';
import { NoneFound, RecordResults, useTableOptions } from 'shared-kernel/records';
import { Stack } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock, usePeople } from 'shared-kernel/workspace';
import { caseTerms } from '../commands/terms';
import { useQueuePlace } from '../queue-place';
import { queueColumns } from './queue-columns';
import { QueueFilterBar } from './queue-filter-bar';
import { useQueuedCases, useQueueFilters } from './use-queue';

const nameOf = ({ name }: ReviewCase) => name;

const loadBulkBar = async () =>
  (await import(/* webpackChunkName: "review-queue" */ './queue-bulk-bar')).QueueBulkBar;

export function QueueList({ cases }: { readonly cases: readonly ReviewCase[] }) {
  const listed = useQueuedCases(cases);
  const filters = useQueueFilters();
  const { q, status, whose, cause } = filters.values;
  const { openId, openReview } = useQueuePlace();
  const people = usePeople();
  const today = dayOf(useWorkspaceClock());
  const columns = useMemo(() => queueColumns(people, today), [people, today]);
  const options = useTableOptions(columns);
  const canPick = useAvailability(caseTerms.assignCases).state === 'available';
  const found = { noun: 'review case', searched: 'subject or client', text: q };
  return (
    <Stack isClose>
      <QueueFilterBar listed={listed} cases={cases} options={options} />
      {listed.length === 0 ? (
        <NoneFound {...found} choices={[status, whose, cause]} filters={filters} />
      ) : (
        <RecordResults
          label="Review cases"
          kind="cases"
          records={listed}
          nameOf={nameOf}
          options={options}
          openId={openId}
          onOpen={openReview}
          canPick={canPick}
          loadBulkBar={loadBulkBar}
        />
      )}
    </Stack>
  );
}
