import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { Kpi } from './kpi';
import { KpiRow } from './kpi-row';

describe('Kpi', () => {
  it('[F4] shows label, figure, change and comparison period', () => {
    const { container } = renderWithProviders(
      <Kpi
        label="Bank wires"
        value="$1.2M"
        hint="As of Jul 22"
        sparkline={[1, 4, 2]}
        delta={{ text: '+4.2%', direction: 'up', tone: 'success', label: 'compared with June' }}
      />,
    );
    expect(screen.getByText('Bank wires')).toBeVisible();
    expect(screen.getByText('$1.2M').parentElement).toHaveClass('ant-statistic-content-value');
    expect(screen.getByText(/\+4\.2%/)).toHaveTextContent('▲ +4.2% compared with June');
    expect(container.querySelector('polyline')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[F4] explains its figure on focus and hover, and always to screen readers', async () => {
    const { user } = renderWithProviders(
      <Kpi
        label="Uptime"
        value="99.9%"
        hint="A fixed figure of the sample."
        delta={{ text: '+1%', direction: 'up', label: 'compared with June' }}
        href="/uptime"
      />,
    );
    const text = 'A fixed figure of the sample. Compared with June.';
    const about = screen.getByRole('button', { name: 'About Uptime' });
    expect(about).toHaveAccessibleDescription(text);
    const link = screen.getByRole('link', { name: /^Uptime 99\.9%/ });
    expect(link).toHaveAccessibleDescription(text);
    const shown = () => screen.queryAllByText(text).filter((tip) => !tip.hidden);
    expect(shown()).toEqual([]);
    await user.hover(about);
    await waitFor(() => expect(shown()).toHaveLength(1));
  });

  it('[F4] has no description if it has no explanation', () => {
    renderWithProviders(<Kpi label="Total" value="12" onSelect={() => undefined} />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Total 12');
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
  });

  it('[F4] shows that its figure is still loading', () => {
    renderWithProviders(<Kpi label="Bank wires" value={undefined} onSelect={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Bank wires being counted' })).toBeVisible();
  });

  it('[F4] links to its filtered tab', async () => {
    const { user, location } = renderWithProviders(
      <Kpi label="Signed docs" value="12" href="/contracts?status=signed" />,
    );
    await user.click(screen.getByRole('link', { name: /Signed docs/ }));
    expect(location()).toBe('/contracts?status=signed');
  });

  it('[C1] acts as a filter with a pressed state', async () => {
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
