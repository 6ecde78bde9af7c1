import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { preferencesAtom } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import { ClearFilters, FilterBar } from './filter-bar';
import { FilterChip } from './filter-chip';
import { FilterSelect } from './filter-select';
import { ResultCount } from '../data/result-count';
import { SearchField } from './search-field';

const onClear = jest.fn();

const inWindowOf = (width: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: Number(/max-width: (\d+)/.exec(media)?.[1]) >= width,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

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
      filterCount={risk === 'all' ? 0 : 1}
      filters={
        <>
          <FilterSelect
            label="Risk"
            value={risk}
            options={[
              { value: 'all', label: 'All risk levels' },
              { value: 'high', label: 'High Risk' },
            ]}
            onChange={setRisk}
          />
          <FilterChip label="Volume" value="from $1K" onClear={onClear}>
            <input aria-label="Volume from" />
          </FilterChip>
        </>
      }
    >
      <SearchField label="Search clients" value={query} onChange={setQuery} />
      <output>{`${query}|${risk}`}</output>
    </FilterBar>
  );
}

describe('FilterBar', () => {
  it('[CL1] the filter bar filters by text and by option and shows the number of results', async () => {
    const { user } = renderWithProviders(<Sample />);
    expect(screen.getByRole('search', { name: 'Filter clients' })).toBeVisible();
    expect(screen.getByText('1,200 clients')).toBeVisible();

    await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'gulf');
    await user.click(screen.getByRole('combobox', { name: 'Risk' }));
    await user.click(await screen.findByRole('option', { name: 'High Risk' }));

    expect(screen.getByText('gulf|high')).toBeVisible();
    expect(screen.getByText('1 of 1,200 clients')).toHaveAttribute('role', 'status');
  });

  it('[CL1] “Clear filters” removes all filters, and is visible only if a filter is active', async () => {
    const { user } = renderWithProviders(<Sample />);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'gulf');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByText('|all')).toBeVisible();
  });

  it('[C1, CL1, TX3] the list tools are placed after the result count', () => {
    renderWithProviders(<Sample />);
    const bar = screen.getByRole('search', { name: 'Filter clients' });
    const [count, tools] = [
      screen.getByText('1,200 clients'),
      screen.getByRole('button', { name: 'Views' }),
    ];
    expect(count.compareDocumentPosition(tools)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(bar.lastElementChild).toContainElement(tools);
  });

  it('[TX3] clicking a filter chip opens and focuses its fields, and closing them returns the focus to the chip', async () => {
    const { user } = renderWithProviders(<Sample />);
    const chip = screen.getByRole('button', { name: 'Volume: from $1K' });
    await user.click(chip);
    const panel = within(await screen.findByRole('dialog', { name: 'Volume' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await user.tab();
    expect(panel.getByRole('textbox', { name: 'Volume from' })).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Clear volume' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(chip).toHaveFocus();
    expect(chip).toHaveAttribute('aria-expanded', 'false');
  });

  it('[CL1] below 1200 px, a button with the number of active filters expands the filters', async () => {
    inWindowOf(1000);
    const { user } = renderWithProviders(<Sample />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Views' })).toBeVisible();
    const folded = screen.getByRole('button', { name: 'Filters' });
    await user.click(folded);
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(panel.getByRole('textbox', { name: 'Volume from' })).toBeInTheDocument();
    await user.click(panel.getByRole('combobox', { name: 'Risk' }));
    await user.click(await screen.findByRole('option', { name: 'High Risk' }));
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(folded).toHaveAccessibleName('Filters (1)');
    expect(folded).toHaveFocus();
  });

  it('[CL1] on a phone, list tools, result count and “Clear filters” are in a sheet @deep', async () => {
    inWindowOf(390);
    const { user } = renderWithProviders(<Sample />);
    expect(screen.queryByRole('button', { name: 'Views' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(panel.getByRole('button', { name: 'Views' })).toBeInTheDocument();
    expect(panel.getByText('1,200 clients')).toBeInTheDocument();
    await user.click(panel.getByRole('combobox', { name: 'Risk' }));
    await user.click(await screen.findByRole('option', { name: 'High Risk' }));
    await user.click(panel.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('|all')).toBeInTheDocument();
  });

  it('[C2] the slash key focuses the search field, but types a slash while the field has the focus', async () => {
    const { user } = renderWithProviders(<Sample />);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('a/b');
    expect(screen.getByRole('searchbox')).toHaveValue('a/b');
  });

  it('[R14] the search field shows its shortcut only if single-key shortcuts are enabled', () => {
    const { store } = renderWithProviders(<Sample />);
    const search = screen.getByRole('searchbox');
    expect(search).toHaveAttribute('aria-keyshortcuts', '/');
    expect(screen.getByText('/', { selector: 'kbd' })).toBeVisible();
    act(() => store.set(preferencesAtom, { singleKeys: false }));
    expect(search).not.toHaveAttribute('aria-keyshortcuts');
    expect(screen.queryByText('/', { selector: 'kbd' })).not.toBeInTheDocument();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[R15] Escape during an input method composition does not clear the search text: %j',
    async (composing) => {
      const { user } = renderWithProviders(<Sample />);
      const search = screen.getByRole('searchbox');
      await user.type(search, '東京');
      fireEvent.keyDown(search, { key: 'Escape', ...composing });
      expect(search).toHaveValue('東京');
    },
  );

  it('[C2] the search text is cleared with the clear button or Escape', async () => {
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
