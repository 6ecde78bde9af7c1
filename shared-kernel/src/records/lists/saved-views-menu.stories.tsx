import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../../stories/flex-row';
import { useRowSelection, type TableColumn } from '../../ui';
import { defineExportCommand } from '../../workspace';
import { BulkActions, type BulkBarProps } from './bulk-actions';
import { ListExportMenu } from './list-export-menu';
import { ListTools, TableOptionsButton } from './list-tools';
import { SavedViewsMenu } from './saved-views-menu';
import { useTableOptions } from './use-table-options';

const rows = ['Meridian', 'Northwind'];
const keyOf = (name: string) => name;

const columns: readonly TableColumn<string>[] = [
  { key: 'name', title: 'Name', render: (name) => name },
];

const exported = [{ header: 'Name', value: keyOf }];
const command = defineExportCommand({
  id: 'book.export',
  label: 'Exported names',
  inReference: true,
});

const place = { key: 'book', title: 'Names', params: ['q'], otherParams: [] };
const Bar = ({ selection }: BulkBarProps<string>) => <p>{selection.picked.join(' and ')}</p>;

const loadBar = () => Promise.resolve(Bar);

function Tools() {
  const options = useTableOptions(columns);
  const selection = useRowSelection(rows, keyOf);
  return (
    <FlexRow>
      <SavedViewsMenu place={place} />
      <TableOptionsButton options={options} />
      <ListExportMenu command={command} rows={rows} columns={exported} name="names" />
      <ListExportMenu command={command} rows={[]} columns={exported} name="none" />
      <BulkActions load={loadBar} selection={selection} options={options} />
    </FlexRow>
  );
}

export default { component: ListTools } satisfies Meta<typeof ListTools>;

export const Default: StoryObj = { render: () => <Tools /> };
