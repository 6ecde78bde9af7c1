import { act, screen, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { renderWithProviders } from '../../testing/render';
import { DataTable } from './data-table';
import type { TableColumn, TableSort } from './table-column';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly budget: number;
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `D-${index}`,
    name: `Department ${index}`,
    budget: index * 10,
  }));

const columns: readonly TableColumn<Row>[] = [
  { key: 'name', title: 'Name', isSortable: true, render: (row) => row.name },
  { key: 'budget', title: 'Budget', align: 'end', render: (row) => row.budget },
  { key: 'mail', title: 'Mail', render: () => <a href="#mail">Write</a> },
];

const more: readonly TableColumn<Row>[] = [
  ...columns,
  { key: 'status', title: 'Status', render: () => 'Open' },
  { key: 'floor', title: 'Floor', render: () => 'Third' },
];

function Sample({ count, onRow }: { count: number; onRow?: (row: Row) => void }) {
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' });
  const rows = rowsOf(count);
  return (
    <DataTable
      label="Departments"
      columns={columns}
      rows={sort.direction === 'ascending' ? rows : rows.toReversed()}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
      onRow={onRow}
      selectedKey="D-1"
      emptyText="No departments yet."
    />
  );
}

const asPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

describe('DataTable', () => {
  it('[CL4] the columns and rows of a table have accessible names', () => {
    renderWithProviders(<Sample count={2} />);
    const table = screen.getByRole('table', { name: 'Departments' });
    expect(table).toHaveAttribute('aria-rowcount', '3');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    const row = within(table).getByRole('row', { name: 'Department 1 10 Write' });
    expect(within(row).getByRole('rowheader', { name: 'Department 1' })).toBeVisible();
    expect(row).toHaveAttribute('aria-rowindex', '3');
  });

  it.each(['table', 'cards'])(
    '[R45] in the %s layout, the name in each row of a table links to its record',
    async (look) => {
      if (look === 'cards') asPhone();
      const onRow = jest.fn();
      const { user } = renderWithProviders(
        <DataTable
          label="Departments"
          columns={columns}
          rows={rowsOf(2)}
          rowKey={({ id }) => id}
          onRow={onRow}
          rowHref={({ id }) => `/departments?open=${id}`}
        />,
      );
      const link = screen.getByRole('link', { name: 'Department 1' });
      expect(link).toHaveAttribute('href', '/departments?open=D-1');
      await user.click(link);
      expect(onRow).toHaveBeenCalledTimes(1);
      expect(onRow).toHaveBeenCalledWith(rowsOf(2)[1]);
    },
  );

  it('[CL4] clicking a column header changes the sort order and marks the column', async () => {
    const { user } = renderWithProviders(<Sample count={2} />);
    const header = screen.getByRole('columnheader', { name: 'Name' });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Department 1');
    expect(screen.getByRole('columnheader', { name: 'Budget' })).not.toHaveAttribute('aria-sort');
  });

  it('[CL4] a click anywhere in a table row opens it, except on a link', async () => {
    const onRow = jest.fn();
    const { user } = renderWithProviders(<Sample count={2} onRow={onRow} />);
    await user.click(screen.getByRole('button', { name: 'Department 0' }));
    await user.click(screen.getByRole('cell', { name: '10' }));
    expect(onRow.mock.calls).toEqual([
      [expect.objectContaining({ id: 'D-0' })],
      [expect.objectContaining({ id: 'D-1' })],
    ]);
    await user.click(screen.getAllByRole('link')[0] as HTMLElement);
    expect(onRow).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('Department 1');
  });

  it('[TX3] a table shows 200 of 10,000 rows, then 200 more on request, and focuses the first new row', async () => {
    const { user } = renderWithProviders(<Sample count={10_000} onRow={() => undefined} />);
    const table = screen.getByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(200);
    expect(screen.getByRole('status')).toHaveTextContent('200 of 10,000 rows shown');
    await user.click(screen.getByRole('button', { name: 'Show 200 more' }));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(400);
    expect(screen.getByRole('status')).toHaveTextContent('400 of 10,000 rows shown');
    expect(document.activeElement).toHaveTextContent(/^Department 200$/);
    expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '202');
  });

  it('[TX3] End and Home move the focus to the last and first row of a table', async () => {
    const { user } = renderWithProviders(<Sample count={30} onRow={() => undefined} />);
    act(() => screen.getByRole('button', { name: 'Department 3' }).focus());
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Department 29' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Department 0' })).toHaveFocus();
  });

  it('[TX3] a table hides the button for more rows once all rows are shown @deep', async () => {
    const { user } = renderWithProviders(<Sample count={210} />);
    await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
    expect(screen.getByRole('status')).toHaveTextContent('210 of 210 rows shown');
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '202');
  });

  it('[TX3] after a change of its sort order, a table shows 200 rows again @deep', async () => {
    const { user } = renderWithProviders(<Sample count={1000} />);
    await user.click(screen.getByRole('button', { name: 'Show 200 more' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(200);
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Department 999');
  });

  it('[TX3] a table renders its first 40 rows before the others, and never rows beyond the first 200', () => {
    const drawn: number[] = [];
    const mounted: number[] = [];
    const Probe = ({ row }: { readonly row: Row }) => {
      useLayoutEffect(() => {
        mounted.push(document.querySelectorAll('tbody tr').length);
      }, [row]);
      return row.name;
    };
    const render = (row: Row) => {
      drawn.push(row.budget);
      return <Probe row={row} />;
    };
    renderWithProviders(
      <DataTable
        label="Departments"
        columns={[{ key: 'name', title: 'Name', render }]}
        rows={rowsOf(10_000)}
        rowKey={({ id }) => id}
      />,
    );
    expect(new Set(drawn).size).toBe(200);
    expect(mounted[0]).toBe(40);
  });

  it('[CL4] a table is not inside a live region', () => {
    renderWithProviders(<Sample count={2} />);
    expect(screen.getByRole('table').closest('[aria-live="polite"]')).toBeNull();
  });

  it('[E2] a table has no native tooltips, and one header row', () => {
    const { container } = renderWithProviders(<Sample count={2} onRow={() => undefined} />);
    expect(container.querySelector('[title]')).toBeNull();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Name' })).toHaveLength(1);
  });

  it('[tables] a table has a sticky header, and scrolls within a named region if it is too wide', () => {
    const { rerender } = renderWithProviders(<Sample key="narrow" count={2} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
    rerender(<Sample key="wide" count={2} />);
    expect(screen.getByRole('region', { name: 'Departments' })).toHaveAttribute('tabindex', '0');
  });

  it('[ui] a table without rows shows a message', () => {
    renderWithProviders(<Sample count={0} />);
    expect(screen.getByText('No departments yet.')).toBeVisible();
  });

  it('[CL1] on a phone, a table row that opens a record has two lines, and other rows have all columns', () => {
    asPhone();
    const table = { label: 'Departments', columns: more, rows: rowsOf(1), rowKey: () => 'D-0' };
    const { rerender } = renderWithProviders(<DataTable {...table} onRow={jest.fn()} />);
    const row = () => screen.getByRole('listitem').textContent;
    expect(row()).toBe('Department 0Budget0MailWriteStatusOpen');
    rerender(<DataTable {...table} />);
    expect(row()).toBe('Department 0Budget0MailWriteStatusOpenFloorThird');
  });

  it('[CL4] on a phone, a table is a list of cards with a sort field @deep', async () => {
    asPhone();
    const onRow = jest.fn();
    const { user } = renderWithProviders(<Sample count={3} onRow={onRow} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Department 0Budget0MailWrite');
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Name ↓' }));
    await user.click(screen.getByRole('button', { name: 'Department 2' }));
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Department 2');
    expect(onRow).toHaveBeenCalledWith(expect.objectContaining({ id: 'D-2' }));
  });
});
