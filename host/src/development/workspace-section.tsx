import { formatDateTime, formatNumber } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import {
  DataTable,
  DataView,
  Section,
  TableSkeleton,
  type TableColumn,
  type DataViewQuery,
} from 'shared-kernel/ui';
import { useWorkspaceStatus, pageWorkspace } from 'shared-kernel/workspace';
import { type Holding, readHoldings, type Holdings } from './read-holdings';
import { useCallback, useEffect, useState } from 'react';

const columns: readonly TableColumn<Holding>[] = [
  { key: 'name', title: 'Collection', render: ({ name }) => name, isRowHeader: true },
  { key: 'count', title: 'Records', render: ({ count }) => formatNumber(count), align: 'end' },
  { key: 'hand', title: 'At hand', render: ({ isAtHand }) => (isAtHand ? 'Whole' : '—') },
  { key: 'reads', title: 'Kept reads', render: ({ reads }) => formatNumber(reads), align: 'end' },
];

type Reading = Pick<DataViewQuery<Holdings>, 'status' | 'data' | 'error'>;

const pending: Reading = { status: 'pending', data: undefined, error: null };

/** What the page's workspace holds, read again whenever something of it changes. */
function useHoldings(): DataViewQuery<Holdings> {
  const [reading, setReading] = useState(pending);
  const refetch = useCallback(
    () =>
      readHoldings(pageWorkspace()).then(
        (data) => setReading({ status: 'success', data, error: null }),
        (error: unknown) => setReading({ status: 'error', data: undefined, error }),
      ),
    [],
  );

  useEffect(() => {
    void refetch();
    return pageWorkspace().source.subscribe(() => void refetch());
  }, [refetch]);

  return { ...reading, refetch };
}

/** What is stored, where, and what the page has loaded of it. */
export function WorkspaceSection() {
  const { durability, reason, quarantined } = useWorkspaceStatus();
  const query = useHoldings();
  return (
    <Section title="Workspace" description="What is stored, and what the page has loaded of it.">
      <DataView query={query} skeleton={<TableSkeleton />}>
        {({ collections, databases, epoch, logSeq, sampleMoment }) => (
          <>
            <DescriptionGrid
              items={[
                {
                  label: 'Kept',
                  value:
                    durability === 'durable' ? 'In this browser' : `In memory: ${reason ?? ''}`,
                },
                { label: 'Replaced', value: `${formatNumber(epoch)} times` },
                { label: 'Last audit entry', value: logSeq },
                { label: 'Set aside', value: formatNumber(quarantined) },
                { label: 'Sample as of', value: formatDateTime(sampleMoment) },
                { label: 'Databases', value: databases.join('; '), wide: true },
              ]}
            />
            <DataTable
              label="Collections"
              columns={columns}
              rows={collections}
              rowKey={({ name }) => name}
              density="compact"
            />
          </>
        )}
      </DataView>
    </Section>
  );
}
