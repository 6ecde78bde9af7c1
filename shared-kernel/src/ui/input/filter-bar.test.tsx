import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { preferencesAtom } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import { ClearFilters } from './clear-filters';
import { FilterBar } from './filter-bar';
import { FilterSelect } from './filter-select';
import { ResultCount } from '../data/result-count';
import { SearchField } from './search-field';

function Sample() {
  const [query, setQuery] = useState('');
  const [risk, setRisk] = useState<'all' | 'high'>('all');
  return (
    <FilterBar
      label="Filter clients"
      result={
        <>
          <ResultCount count={query === '' ? 1200 : 1} total={1200} noun={['client', 'clients']} />
          <ClearFilters
            isActive={query !== '' || risk !== 'all'}
            onClear={() => {
              setQuery('');
              setRisk('all');
            }}
          />
        </>
      }
      tools={<button type="button">Views</button>}
    >
      <SearchField label="Search clients" value={query} onChange={setQuery} />
      <FilterSelect
        label="Risk"
        value={risk}
        options={[
          { value: 'all', label: 'All risks' },
          { value: 'high', label: 'High Risk' },
        ]}
        onChange={setRisk}
      />
      <output>{`${query}|${risk}`}</output>
    </FilterBar>
  );
}

describe('FilterBar', () => {
  it('[CL1] narrows by text and choice and says how many are left', async () => {
    const { user } = renderWithProviders(<Sample />);
    expect(screen.getByRole('search', { name: 'Filter clients' })).toBeVisible();
    expect(screen.getByText('1,200 clients')).toBeVisible();

    await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'gulf');
    await user.click(screen.getByRole('combobox', { name: 'Risk' }));
    await user.click(await screen.findByRole('option', { name: 'High Risk' }));

    expect(screen.getByText('gulf|high')).toBeVisible();
    expect(screen.getByText('1 of 1,200 clients')).toHaveAttribute('role', 'status');
  });

  it('[CL1] clears everything at once, and only when there is something to clear', async () => {
    const { user } = renderWithProviders(<Sample />);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'gulf');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByText('|all')).toBeVisible();
  });

  it('[C1, CL1, TX3] ends with what is done with the list, after what was found', () => {
    renderWithProviders(<Sample />);
    const bar = screen.getByRole('search', { name: 'Filter clients' });
    const [count, tools] = [
      screen.getByText('1,200 clients'),
      screen.getByRole('button', { name: 'Views' }),
    ];
    expect(count.compareDocumentPosition(tools)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(bar.lastElementChild).toContainElement(tools);
  });

  it('[C2] goes to the search on a slash, and types slashes within it', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('a/b');
    expect(screen.getByRole('searchbox')).toHaveValue('a/b');
  });

  it('[R14] shows the key of the search only while single keys are on', () => {
    const { store } = renderWithProviders(<Sample />);
    const search = screen.getByRole('searchbox');
    expect(search).toHaveAttribute('aria-keyshortcuts', '/');
    expect(screen.getByText('/', { selector: 'kbd' })).toBeVisible();
    act(() => store.set(preferencesAtom, { singleKeys: false }));
    expect(search).not.toHaveAttribute('aria-keyshortcuts');
    expect(screen.queryByText('/', { selector: 'kbd' })).not.toBeInTheDocument();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[R15] keeps the search on an Escape that ends a composition: %j',
    async (composing) => {
      const { user } = renderWithProviders(<Sample />);
      const search = screen.getByRole('searchbox');
      await user.type(search, '東京');
      fireEvent.keyDown(search, { key: 'Escape', ...composing });
      expect(search).toHaveValue('東京');
    },
  );

  it('[C2] empties the search by its button and by Escape', async () => {
    const { user } = renderWithProviders(<Sample />);
    const search = screen.getByRole('searchbox');
    await user.type(search, 'gulf');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    await user.type(search, 'atlas{Escape}');
    expect(search).toHaveValue('');
  });
});
