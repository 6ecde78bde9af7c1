import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import type { DataViewQuery } from '../ui';
import { RecordView } from './record-view';

const onLeave = jest.fn();

const renderView = (query: Partial<DataViewQuery<{ title: string } | null>>) =>
  renderWithProviders(
    <RecordView
      query={{ status: 'success', data: undefined, error: null, refetch: jest.fn(), ...query }}
      noun="Contract"
      id="CON-1"
      backLabel="Back to contracts"
      onLeave={onLeave}
    >
      {({ title }) => <p>{title}</p>}
    </RecordView>,
  );

describe('RecordView', () => {
  it('[C11] shows the record', () => {
    renderView({ data: { title: 'Crude supply' } });
    expect(screen.getByText('Crude supply')).toBeVisible();
  });

  it('[C11] shows that the record does not exist, with a button to go back', async () => {
    const { user } = renderView({ data: null });
    expect(screen.getByText('Contract not found')).toBeVisible();
    expect(screen.getByText('Contract not found')).toHaveClass('ant-result-title');
    expect(screen.getByText(/^There is no contract CON-1\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to contracts' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('[C11] does not report a missing record while loading', () => {
    renderView({ status: 'pending' });
    expect(screen.queryByText('Contract not found')).not.toBeInTheDocument();
  });

  it('[C11, E3] shows why the record could not be read', () => {
    renderView({ status: 'error', error: new Error('The disk is gone.') });
    expect(screen.getByText('The disk is gone.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
