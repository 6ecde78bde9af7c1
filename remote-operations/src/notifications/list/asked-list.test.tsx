import { screen, within } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { transactions } from 'shared-kernel/testing/records';
import { AskedList } from './asked-list';

const ask = (id: string, isWorked = false) => ({ id, isWorked });

describe('what a notification asks for', () => {
  it('[N5] leads to each payment and says which are worked, those that are open first', () => {
    const aside = { ...ask('TX-3'), isSetAside: true };
    renderWithProviders(<AskedList asked={[ask('TX-1', true), ask('TX-2'), aside]} />);
    expect(screen.getByText('1 of 3 payments done')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'TX-2 Open',
      'TX-3 Set aside',
      'TX-1 Done',
    ]);
    expect(screen.getByRole('link', { name: 'TX-2' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=transactions&tx=TX-2'),
    );
  });

  it('[N5] names a payment by its reference, as the words above do', async () => {
    const { id, reference } = transactions[0] ?? { id: '', reference: '' };
    renderWithProviders(<AskedList asked={[ask(id), ask('TX-GONE')]} />);
    expect(await screen.findByRole('link', { name: reference })).toHaveAttribute(
      'href',
      expect.stringContaining(`tx=${id}`),
    );
    expect(screen.getByRole('link', { name: 'TX-GONE' })).toBeVisible();
  });

  it.each([
    [20, undefined],
    [21, 'and 1 more'],
  ])('[N5] shows twenty of %d and says how many more there are', (count, more) => {
    const asked = Array.from({ length: count }, (_, index) => ask(`TX-${index}`));
    renderWithProviders(<AskedList asked={asked} />);
    const region = within(screen.getByRole('region', { name: 'Payments to review' }));
    expect(region.getAllByRole('listitem')).toHaveLength(20);
    expect(region.queryByText(/^and .* more$/)?.textContent).toBe(more);
  });
});
