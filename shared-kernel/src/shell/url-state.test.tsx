import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import {
  createChoiceParam,
  createSearchParam,
  createTextParam,
  useUrlState,
  type UrlParam,
} from './url-state';

const finite: UrlParam<number | undefined> = {
  parse: (raw) => (raw && Number.isFinite(Number(raw)) ? Number(raw) : undefined),
  format: (value) => (value === undefined ? null : String(value)),
};

const params = {
  q: createTextParam(),
  status: createChoiceParam(['all', 'draft', 'signed'], 'all'),
  min: finite,
};

function at(search: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/page${search}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ state: useUrlState(params), location: useLocation() }), { wrapper })
    .result;
}

describe('useUrlState', () => {
  it('[C2] a screen reads its filters from the URL', () => {
    expect(at('?q=oil&status=signed&min=10').current.state.values).toEqual({
      q: 'oil',
      status: 'signed',
      min: 10,
    });
  });

  it.each(['?status=nonsense&min=many', '?status=&min=', '?min=Infinity&status=__proto__'])(
    '[C2] a screen uses default filters if the URL has no valid values: %s',
    (search) => {
      expect(at(search).current.state.values).toEqual({ q: '', status: 'all', min: undefined });
    },
  );

  it('[C2] a screen writes only filters that differ from the default to the URL', () => {
    const result = at('?tab=contracts&q=old');
    act(() => result.current.state.set({ q: '', status: 'draft' }));
    expect(result.current.location.search).toBe('?tab=contracts&status=draft');
  });

  it('[C2] clearing filters removes only their parameters from the URL', () => {
    const result = at('?tab=contracts&q=oil&status=draft');
    act(() => result.current.state.clear(['q', 'status']));
    expect(result.current.location.search).toBe('?tab=contracts');
  });

  it('[C2] moving to the next record renders synchronously', () => {
    const step: { to?: (id: string) => void } = {};
    function Open() {
      const { values, set } = useUrlState(params);
      step.to = (q) => set({ q }, 'step');
      return <output>{values.q}</output>;
    }
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Open /> }])} />);
    act(() => {
      step.to?.('CON-2');
      expect(screen.getByRole('status')).toHaveTextContent('CON-2');
    });
  });
});

it('[R52] a search text in the URL is limited to its maximum length', () => {
  const search = createSearchParam();
  expect(search.parse('q'.repeat(10_000))).toBe('q'.repeat(200));
  expect(search.parse(null)).toBe('');
  expect(search.format('crude')).toBe('crude');
  expect(search.format('')).toBeNull();
});
