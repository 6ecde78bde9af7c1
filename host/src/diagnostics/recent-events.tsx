import { useState } from 'react';
import { formatDateTime, formatNumber } from 'shared-kernel/format';
import {
  DataTable,
  DataView,
  EmptyState,
  FilterBar,
  FilterSelect,
  ResultCount,
  Section,
  Stack,
  TableSkeleton,
  type TableColumn,
} from 'shared-kernel/ui';
import type { EventKind } from './diagnostic-event';
import { useDiagnosed, type Diagnostics } from './use-diagnosed';

interface Row {
  readonly key: string;
  readonly kind: EventKind;
  readonly last: number;
  readonly label: string;
  readonly code: string;
  readonly count: number;
  readonly text: string;
}

const columns: readonly TableColumn<Row>[] = [
  { key: 'label', title: 'What', render: ({ label }) => label, isRowHeader: true },
  {
    key: 'last',
    title: 'Last',
    render: ({ last }) => formatDateTime(new Date(last).toISOString()),
  },
  { key: 'code', title: 'Code', render: ({ code }) => (code === '' ? '—' : <code>{code}</code>) },
  { key: 'count', title: 'Times', render: ({ count }) => formatNumber(count), align: 'end' },
  { key: 'text', title: 'Details', render: ({ text }) => text },
];

async function readRows(part: Diagnostics): Promise<readonly Row[]> {
  const events = await part.readEvents();
  return events.map((event) => ({
    key: event.identity,
    kind: event.kind,
    last: event.last,
    label: part.kindLabel[event.kind],
    code: String(event.detail.code ?? ''),
    count: event.count,
    text: part.sentenceOf(event),
  }));
}

function EventTable({ rows }: { readonly rows: readonly Row[] }) {
  const [kind, setKind] = useState<EventKind | 'all'>('all');
  const labels = new Map(rows.map((row) => [row.kind, row.label]));
  const shown = rows.filter((row) => kind === 'all' || row.kind === kind);
  return (
    <Stack>
      <FilterBar
        label="Filter events"
        result={<ResultCount count={shown.length} total={rows.length} noun={['event', 'events']} />}
      >
        <FilterSelect
          label="Kind"
          value={kind}
          options={[
            { value: 'all', label: 'All' },
            ...Array.from(labels, ([value, label]) => ({ value, label })),
          ]}
          onChange={setKind}
        />
      </FilterBar>
      <DataTable
        label="Recent events"
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        emptyText="Nothing of this kind was recorded."
      />
    </Stack>
  );
}

/** What happened last in this browser, newest first. */
export function RecentEvents() {
  const query = useDiagnosed(readRows);
  return (
    <Section
      title="Recent events"
      description="The last 200 in this browser, counted where they were the same. No record’s content is in them."
    >
      <DataView
        query={query}
        skeleton={<TableSkeleton />}
        empty={
          <EmptyState
            title="Nothing was recorded yet"
            description="Errors, loads that failed, and what the browser reports appear here."
          />
        }
      >
        {(rows) => <EventTable rows={rows} />}
      </DataView>
    </Section>
  );
}
