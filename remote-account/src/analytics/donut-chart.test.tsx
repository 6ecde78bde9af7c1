import { screen, within } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { DonutChart } from './donut-chart';

describe('a donut', () => {
  it('[F6] names the parts of a donut with figure and share, and their sum', () => {
    renderWithProviders(
      <DonutChart
        title="Transaction volume by type"
        summary="Fiat leads with 62% of the volume."
        categoryLabel="Type"
        valueLabel="Volume"
        data={[
          { category: 'Fiat', value: 62 },
          { category: 'FX', value: 28 },
          { category: 'Crypto', value: 10 },
        ]}
        formatValue={(value) => `$${value}M`}
        shares={{ Crypto: '9%' }}
      />,
    );
    const legend = screen.getByRole('list', { name: 'Legend of Transaction volume by type' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Fiat$62M62%', 'FX$28M28%', 'Crypto$10M9%']);
    expect(screen.getByText('$100M')).toBeVisible();
  });
});
