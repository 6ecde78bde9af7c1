import { render, screen } from '@testing-library/react';
import { DescriptionGrid, FactTable } from './description-grid';

it('[C11] DescriptionGrid pairs labels with values and marks missing values', () => {
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

it('[R46] DescriptionGrid excludes names and figures from page translation, but not labels and wide values', () => {
  const fact = { label: 'Client', value: 'Blue Lotus Maritime' };
  render(
    <>
      <DescriptionGrid
        items={[fact, { label: 'Note', value: 'The price was wrong', wide: true }]}
      />
      <FactTable facts={[{ label: 'Counterparty', value: 'Rose Trading' }]} />
    </>,
  );
  const isLeftOut = (text: string) => screen.getByText(text).closest('[translate="no"]') !== null;
  expect(['Blue Lotus Maritime', 'Rose Trading'].map(isLeftOut)).toEqual([true, true]);
  expect(['Client', 'Counterparty', 'The price was wrong'].some(isLeftOut)).toBe(false);
});
