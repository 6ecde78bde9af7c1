import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/render';
import { DataTable } from './data-table';
import { SelectionBar } from './selection-bar';
import type { TableColumn } from './table-column';
import { useRowSelection } from './use-row-selection';

const all = ['One', 'Two', 'Three', 'Four', 'Five'];
const columns: readonly TableColumn<string>[] = [
  { key: 'name', title: 'Name', render: (row) => row },
];
const same = (row: string) => row;

function Sample({ onRow }: { readonly onRow?: () => void }) {
  const [rows, setRows] = useState<readonly string[]>(all);
  const selection = useRowSelection(rows, same);
  return (
    <>
      <button onClick={() => setRows(['Two', 'Five'])}>Filter</button>
      <DataTable
        label="Numbers"
        columns={columns}
        rows={rows}
        rowKey={same}
        rowName={same}
        selection={selection}
        onRow={onRow}
      />
      <SelectionBar
        label="Selected numbers"
        count={selection.picked.length}
        onNone={selection.pickNone}
      >
        <p>{selection.picked.join(', ')}</p>
      </SelectionBar>
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('row selection', () => {
  it('[bulk] selecting rows does not open them, and their number is shown', async () => {
    const onRow = jest.fn();
    const { user } = renderWithProviders(<Sample onRow={onRow} />);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    await user.click(box('Select Two'));
    await user.click(box('Select Four'));
    expect(screen.getByRole('status')).toHaveTextContent('2 selected');
    expect(screen.getByText('Two, Four')).toBeVisible();
    expect(onRow).not.toHaveBeenCalled();
    await user.click(box('Select Two'));
    expect(screen.getByText('Four', { selector: 'p' })).toBeVisible();
  });

  it('[R15] Escape during an input method composition does not clear the selection', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.click(box('Select Two'));
    const bar = screen.getByRole('toolbar');
    fireEvent.keyDown(bar, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(bar, { key: 'Escape', keyCode: 229 });
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
    fireEvent.keyDown(bar, { key: 'Escape' });
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('[bulk] Shift selects and deselects a range of rows, in both directions', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.click(box('Select Four'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select Two'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('Two, Three, Four')).toBeVisible();
    await user.keyboard('{Shift>}');
    await user.click(box('Select Three'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('Four', { selector: 'p' })).toBeVisible();
  });

  it('[bulk] all rows can be selected and deselected', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.click(box('Select One'));
    expect(box('Select all')).toBePartiallyChecked();
    await user.click(box('Select all'));
    expect(screen.getByRole('status')).toHaveTextContent('5 selected');
    expect(box('Select all')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Deselect' }));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('[bulk] Escape clears the selection of rows', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.click(box('Select One'));
    screen.getByRole('button', { name: 'Deselect' }).focus();
    await user.keyboard('{Escape}');
    expect(box('Select One')).not.toBeChecked();
  });

  it('[bulk] selected rows are deselected when a filter hides them', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.click(box('Select One'));
    await user.click(box('Select Two'));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
  });
});
