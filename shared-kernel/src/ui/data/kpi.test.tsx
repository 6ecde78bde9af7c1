import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { Kpi } from './kpi';
import { KpiRow } from './kpi-row';

describe('Kpi', () => {
  it('[F4] shows label, figure, change and what it compares with', () => {
    const { container } = renderWithProviders(
      <Kpi
        label="Bank wires"
        value="$1.2M"
        hint="As of Jul 22"
        sparkline={[1, 4, 2]}
        delta={{ text: '+4.2%', direction: 'up', tone: 'success', label: 'vs. previous 30 days' }}
      />,
    );
    expect(screen.getByText('Bank wires')).toBeVisible();
    expect(screen.getByText('$1.2M')).toHaveClass('ant-statistic-content-value');
    expect(screen.getByText(/\+4\.2%/)).toHaveTextContent('▲ +4.2% vs. previous 30 days');
    expect(screen.getByText('As of Jul 22')).toBeVisible();
    expect(container.querySelector('polyline')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[F4] says that its figure is not known yet', () => {
    renderWithProviders(<Kpi label="Bank wires" value={undefined} onSelect={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Bank wires being counted' })).toBeVisible();
  });

  it('[F4] leads to its filtered tab', async () => {
    const { user, location } = renderWithProviders(
      <Kpi label="Signed docs" value="12" href="/contracts?status=signed" />,
    );
    await user.click(screen.getByRole('link', { name: /Signed docs/ }));
    expect(location()).toBe('/contracts?status=signed');
  });

  it('[C1] acts as a filter that says whether it is on', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithProviders(
      <KpiRow label="Contract figures">
        <Kpi label="Legal Verified" value="1" onSelect={onSelect} isSelected />
        {null}
      </KpiRow>,
    );
    await user.click(screen.getByRole('button', { name: /Legal Verified/, pressed: true }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('list', { name: 'Contract figures' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
