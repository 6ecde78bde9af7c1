import { formatDateTime, formatNumber } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { DataTable, DataView, Section, TableSkeleton, type TableColumn } from 'shared-kernel/ui';
import { useWorkspaceStatus } from 'shared-kernel/workspace';
import type { Holding } from './read-holdings';
import { useHoldings } from './use-holdings';

const columns: readonly TableColumn<Holding>[] = [
  { key: 'name', title: 'Collection', render: ({ name }) => name, isRowHeader: true },
  { key: 'count', title: 'Records', render: ({ count }) => formatNumber(count), align: 'end' },
  { key: 'hand', title: 'At hand', render: ({ isAtHand }) => (isAtHand ? 'Whole' : '—') },
  { key: 'reads', title: 'Kept reads', render: ({ reads }) => formatNumber(reads), align: 'end' },
];

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
