import { render, screen } from '@testing-library/react';
import { FactTable } from './description-grid';

it('[C11] FactTable labels each value and marks missing values', () => {
  const { container } = render(
    <FactTable
      facts={[
        { label: 'Client', value: 'Gulf Horizon Trading' },
        { label: 'Notary', value: undefined },
        { label: 'Flags', value: 0 },
      ]}
    />,
  );
  expect(
    screen
      .getAllByRole('row')
      .map((row) => Array.from(row.children, (cell) => [cell.tagName, cell.textContent])),
  ).toEqual([
    [
      ['TH', 'Client'],
      ['TD', 'Gulf Horizon Trading'],
    ],
    [
      ['TH', 'Notary'],
      ['TD', '—'],
    ],
    [
      ['TH', 'Flags'],
      ['TD', '0'],
    ],
  ]);
  expect(container.querySelector('[title]')).toBeNull();
});
