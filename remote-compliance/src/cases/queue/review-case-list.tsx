import { memo, useMemo } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { toLocalDate } from 'shared-kernel/format';
import { NoResults, RecordResults, useTableOptions } from 'shared-kernel/records';
import { Stack, VirtualCardGrid } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock, usePortalPeople } from 'shared-kernel/workspace';
import { caseTerms } from '../commands/terms';
import { useQueueUrlState } from '../queue-url-state';
import { ReviewCaseCard } from './review-case-card';
import { createQueueColumns, type PortalPeople } from './queue-columns';
import { QueueFilterBar } from './queue-filter-bar';
import { useVisibleCases, useQueueFilters } from './use-queue';

const nameOf = ({ name }: ReviewCase) => name;

const loadBulkBar = async () =>
  (await import(/* webpackChunkName: "review-queue" */ './queue-bulk-bar')).QueueBulkBar;

interface QueueCardsProps {
  readonly cases: readonly ReviewCase[];
  readonly people: PortalPeople;
  readonly today: string;
  readonly onOpen: (id: string) => void;
}

/** Memoized, so that typing in the search field does not render all cards again. */
const QueueCards = memo(function QueueCards({ cases, ...rest }: QueueCardsProps) {
  return (
    <VirtualCardGrid
      label="Review cases"
      items={cases}
      itemKey={({ id }) => id}
      renderItem={(one) => <ReviewCaseCard reviewCase={one} {...rest} />}
      minColumnWidth={440}
      estimateRowHeight={200}
      gap={12}
    />
  );
});

export function ReviewCaseList({ cases }: { readonly cases: readonly ReviewCase[] }) {
  const listed = useVisibleCases(cases);
  const filters = useQueueFilters();
  const { q, status, whose, cause } = filters.values;
  const { openId, openReview } = useQueueUrlState();
  const people = usePortalPeople();
  const today = toLocalDate(useWorkspaceClock());
  const columns = useMemo(() => createQueueColumns(people, today), [people, today]);
  const options = useTableOptions(columns);
  const canPick = useAvailability(caseTerms.assignCases).state === 'available';
  const found = { noun: 'review case', searched: 'subject or client', text: q };
  return (
    <Stack isClose>
      <QueueFilterBar listed={listed} cases={cases} options={options} />
      {listed.length === 0 ? (
        <NoResults {...found} choices={[status, whose, cause]} filters={filters} />
      ) : (
        <RecordResults
          label="Review cases"
          kind="cases"
          records={listed}
          nameOf={nameOf}
          options={options}
          openId={openId}
          onOpen={openReview}
          cards={
            filters.view === 'table' ? undefined : (
              <QueueCards cases={listed} people={people} today={today} onOpen={openReview} />
            )
          }
          canPick={canPick}
          loadBulkBar={loadBulkBar}
        />
      )}
    </Stack>
  );
}
