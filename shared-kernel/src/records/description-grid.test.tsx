import { render, screen } from '@testing-library/react';
import { DescriptionGrid } from './description-grid';

it('[C11] pairs labels with values and marks what is missing', () => {
  render(
    <DescriptionGrid
      items={[
        { label: 'Client', value: 'Gulf Horizon Trading' },
        { label: 'Notary', value: undefined },
        { label: 'Flags', value: 0, wide: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Client',
    'Notary',
    'Flags',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Gulf Horizon Trading',
    '—',
    '0',
  ]);
});
