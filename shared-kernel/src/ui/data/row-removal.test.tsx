import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../overlay/dialog';
import { DataTable, DataTableCards } from './data-table';
import { RecordCard } from './record-card';
import { VirtualCardGrid, VirtualList } from './virtual-list';

const keyOf = (name: string) => name;

interface ListProps {
  readonly names: readonly string[];
  readonly buttonOf: (name: string) => ReactNode;
}

const columnsWith = (buttonOf: ListProps['buttonOf']) => [
  { key: 'name', title: 'Name', render: keyOf },
  { key: 'actions', title: 'Actions', render: buttonOf },
];

const lists: Record<string, (props: ListProps) => ReactNode> = {
  DataTable: ({ names, buttonOf }) => (
    <DataTable label="Names" columns={columnsWith(buttonOf)} rows={names} rowKey={keyOf} />
  ),
  'DataTable on a phone': ({ names, buttonOf }) => (
    <DataTableCards label="Names" columns={columnsWith(buttonOf)} rows={names} rowKey={keyOf} />
  ),
  VirtualList: ({ names, buttonOf }) => (
    <VirtualList label="Names" items={names} itemKey={keyOf} renderItem={buttonOf} />
  ),
  VirtualCardGrid: ({ names, buttonOf }) => (
    <VirtualCardGrid
      label="Names"
      items={names}
      itemKey={keyOf}
      renderItem={(name) => <RecordCard label={name}>{buttonOf(name)}</RecordCard>}
    />
  ),
};

function Screen({ first, list }: { readonly first: readonly string[]; readonly list: string }) {
  const [names, setNames] = useState(first);
  const [asked, setAsked] = useState<string>();
  const remove = (removed: string) => setNames(names.filter((name) => name !== removed));
  const buttonOf = (name: string) => (
    <>
      <button type="button" onClick={() => setAsked(name)}>{`Ask for ${name}`}</button>
      <button type="button" onClick={() => remove(name)}>{`Archive ${name}`}</button>
    </>
  );
  return (
    <main>
      <section aria-labelledby="title">
        <h2 id="title">All names</h2>
        {names.length > 0 && lists[list]?.({ names, buttonOf })}
      </section>
      <Dialog open={asked !== undefined} title="Archive" onClose={() => setAsked(undefined)}>
        <button
          type="button"
          onClick={() => {
            if (asked !== undefined) remove(asked);
            setAsked(undefined);
          }}
        >
          Confirm
        </button>
      </Dialog>
    </main>
  );
}

const press = async (name: string) => {
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
};

const focusIsOn = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

const focusIsOnHeading = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'All names' })).toHaveFocus());

describe.each(Object.keys(lists))('%s after a row has been removed', (list) => {
  it('[ui] removing a row moves the focus to the next one', async () => {
    render(<Screen list={list} first={['A', 'B', 'C']} />);
    await press('Archive B');
    await focusIsOn('Archive C');
    await press('Archive C');
    await focusIsOn('Archive A');
    await press('Archive A');
    await focusIsOnHeading();
  });

  it('[ui] removing a row from a dialog moves the focus to the next row', async () => {
    render(<Screen list={list} first={['A', 'B']} />);
    await press('Ask for A');
    await press('Confirm');
    await focusIsOn('Ask for B');
  });
});
