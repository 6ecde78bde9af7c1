import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setDescriptions, type TabFilters } from './descriptions';
import { useListPath } from './use-list-path';

const places = { invoices: { tab: 'bills', param: 'bill' } };
const filters: TabFilters = { bills: { due: 'dueOn', from: 'from' } };

interface Asked {
  readonly filters?: Readonly<Record<string, string>>;
  readonly portal?: 'admin' | 'vendor';
}

function Path({ filters: wanted }: Omit<Asked, 'portal'>) {
  return <p>{useListPath()('invoices', wanted) ?? 'no address'}</p>;
}

function pathFor({ portal = 'admin', ...asked }: Asked, described = filters) {
  setDescriptions({ recordRoutes: places, tabFilters: described });
  const here = `/trustfold/dashboard/${portal}`;
  const router = createMemoryRouter(
    [{ path: '/trustfold/dashboard/:portalType', element: <Path {...asked} /> }],
    { initialEntries: [here] },
  );
  const { container } = render(<RouterProvider router={router} />);
  return container.textContent.replace(`${here}?`, '');
}

describe('useListPath', () => {
  it('[F4] returns the address of a list in its last state, without filters, and with declared filters', () => {
    expect(pathFor({})).toBe('tab=bills');
    expect(pathFor({ filters: {} })).toBe('tab=bills&all=1');
    expect(pathFor({ filters: { due: 'late', from: '2024-07-01' } })).toBe(
      'tab=bills&dueOn=late&from=2024-07-01',
    );
  });

  it.each<TabFilters>([{ bills: { from: 'from' } }, {}])(
    '[F4, E3] returns no address if the release does not declare the filter: %j',
    (described) => {
      expect(pathFor({ filters: { from: '2024-07-01', due: 'late' } }, described)).toBe(
        'no address',
      );
      expect(pathFor({}, described)).toBe('tab=bills');
      expect(pathFor({ filters: {} }, described)).toBe('tab=bills&all=1');
    },
  );

  it('[R29] returns the same address in the portal of a company, which sees only its own records', () => {
    expect(pathFor({ portal: 'vendor', filters: { due: 'late' } })).toBe('tab=bills&dueOn=late');
  });
});
