import { formatDate } from 'shared-kernel/format';
import {
  DataTable,
  DataView,
  EmptyState,
  RecordText,
  ScreenHeader,
  Stack,
  TableSkeleton,
  type TableColumn,
} from 'shared-kernel/ui';
import { useRecordsByIndex } from 'shared-kernel/workspace';
import { AddNoteField } from './add-note-field';
import { notes, type Note } from './notes';
import { heading } from './screen';

const columns: readonly TableColumn<Note>[] = [
  { key: 'text', title: 'Note', render: ({ text }) => <RecordText>{text}</RecordText> },
  { key: 'day', title: 'Date', render: ({ day }) => formatDate(day) },
];

const latestFirst = { descending: true } as const;

export const BluePrintScreen = () => (
  <Stack>
    <ScreenHeader title={heading.title} description={heading.lead} />
    <AddNoteField />
    <DataView
      query={useRecordsByIndex(notes, 'day', latestFirst)}
      skeleton={<TableSkeleton />}
      empty={<EmptyState title="No notes yet" description="Notes that you add appear here." />}
    >
      {(found) => (
        <DataTable label="Notes" columns={columns} rows={found} rowKey={({ id }) => id} />
      )}
    </DataView>
  </Stack>
);
