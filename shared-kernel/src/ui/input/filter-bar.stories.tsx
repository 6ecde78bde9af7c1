import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../antd';
import { ClearFilters, FilterBar } from './filter-bar';
import { FilterChip } from './filter-chip';
import { FilterSelect } from './filter-select';
import { ResultCount } from '../data/result-count';
import { SearchField } from './search-field';

const nothing = () => undefined;
const noun = ['contract', 'contracts'] as const;

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
] as const;

export default { component: FilterBar } satisfies Meta<typeof FilterBar>;

export const Unfiltered: StoryObj = {
  render: () => (
    <FilterBar
      label="Filter contracts"
      result={<ResultCount count={3262} total={3262} noun={noun} />}
      filters={
        <>
          <FilterSelect label="Status" value="all" options={statuses} onChange={nothing} />
          <FilterChip label="Amount" value={undefined} onClear={nothing}>
            From 0 to 10
          </FilterChip>
        </>
      }
    >
      <SearchField label="Search contracts" value="" onChange={nothing} shortcut={null} />
    </FilterBar>
  ),
};

export const Filtered: StoryObj = {
  render: () => (
    <FilterBar
      label="Filter drafts"
      result={
        <>
          <ResultCount count={1} total={12} noun={noun} />
          <ClearFilters isActive onClear={nothing} />
        </>
      }
      tools={<Button>Export</Button>}
      filterCount={2}
      filters={
        <>
          <FilterSelect label="Status" value="draft" options={statuses} onChange={nothing} />
          <FilterChip label="Amount" value="from $1K" onClear={nothing}>
            From 1,000
          </FilterChip>
        </>
      }
    >
      <SearchField label="Search drafts" value="Meridian" onChange={nothing} shortcut={null} />
    </FilterBar>
  ),
};

export const SearchShortcut: StoryObj = {
  render: () => <SearchField label="Search by title or client" value="" onChange={nothing} />,
};

export const CountLoading: StoryObj = {
  render: () => <ResultCount count={undefined} total={undefined} noun={noun} />,
};
