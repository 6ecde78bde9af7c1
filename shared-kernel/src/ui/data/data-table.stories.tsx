import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { DataTable } from './data-table';
import { StatusTag } from './status-tag';
import type { TableColumn, TableSort } from './table-column';
import { useRowSelection } from './use-row-selection';

interface Payment {
  readonly id: string;
  readonly payee: string;
  readonly amount: string;
  readonly isHeld: boolean;
}

const rows: readonly Payment[] = [
  { id: 'TX-048', payee: 'Meridian Energy Partners', amount: '1,250,000.00', isHeld: true },
  { id: 'TX-047', payee: 'Ilze Kalniņa', amount: '82,400.50', isHeld: false },
  { id: 'TX-046', payee: 'Orient Bridge Finance', amount: '640.00', isHeld: false },
];

const columns: readonly TableColumn<Payment>[] = [
  { key: 'id', title: 'Payment', render: ({ id }) => id, isSortable: true, isRowHeader: true },
  { key: 'payee', title: 'Payee', render: ({ payee }) => payee },
  {
    key: 'status',
    title: 'Status',
    render: ({ isHeld }) => (
      <StatusTag
        view={
          isHeld
            ? { label: 'Held', tone: 'danger', icon: 'pause' }
            : { label: 'Paid', tone: 'success', icon: 'check-circle' }
        }
        size="small"
      />
    ),
  },
  { key: 'amount', title: 'USD', render: ({ amount }) => amount, align: 'end', isSortable: true },
];

const keyOf = ({ id }: Payment) => id;
const nothing = () => undefined;

function Picked() {
  const selection = useRowSelection(rows, keyOf);
  const [sort, setSort] = useState<TableSort>({ key: 'amount', direction: 'descending' });
  const { pick } = selection;
  const [isReady, setReady] = useState(false);
  if (!isReady) {
    setReady(true);
    pick('TX-047', true);
  }
  return (
    <DataTable
      label="Selectable payments"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={keyOf}
      onRow={nothing}
      selection={selection}
      sort={sort}
      onSort={setSort}
    />
  );
}

export default { component: DataTable } satisfies Meta<typeof DataTable>;

export const RowOpen: StoryObj = {
  render: () => (
    <DataTable
      label="Payments"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      onRow={nothing}
      selectedKey="TX-048"
    />
  ),
};

export const SortedAndSelected: StoryObj = { render: () => <Picked /> };

export const Compact: StoryObj = {
  render: () => (
    <DataTable
      label="Payments in compact rows"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      density="compact"
    />
  ),
};

export const Empty: StoryObj = {
  render: () => <DataTable label="None" columns={columns} rows={[]} rowKey={keyOf} />,
};
