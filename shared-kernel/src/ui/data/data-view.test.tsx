import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataView, type DataViewQuery } from './data-view';

const refetch = jest.fn();

const view = (query: Partial<DataViewQuery<string[]>>) =>
  render(
    <DataView
      query={{ status: 'success', data: [], error: null, refetch, ...query }}
      skeleton={<p>Loading</p>}
      empty={<p>Nothing yet</p>}
    >
      {(names) => <p>{names.join()}</p>}
    </DataView>,
  );

describe('DataView', () => {
  it('[ui] shows the skeleton while pending, whatever the data', () => {
    view({ status: 'pending', error: new Error('x'), data: ['a'] });
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('[E3] shows the error card and retries', async () => {
    view({ status: 'error', error: new Error('Unreadable'), data: undefined });
    expect(screen.getByRole('alert')).toHaveTextContent('Unreadable');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('[ui] shows the empty state for an empty list', () => {
    view({});
    expect(screen.getByText('Nothing yet')).toBeVisible();
  });

  it('[ui] shows the data', () => {
    view({ data: ['Meridian', 'Atlas'] });
    expect(screen.getByText('Meridian,Atlas')).toBeVisible();
  });
});
