import { CompanySwitch } from 'shared-kernel/records';
import { FilterSelect } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { RiskFilter } from '../../screening/risk-filter';
import { clientSortDirections, clientSortKeys, clientSortLabel } from './client-sort';
import type { ClientFilters } from './use-client-filters';

interface ClientFilterFieldsProps {
  readonly filters: ClientFilters;
}

const showOptions = [
  { value: 'all', label: 'All clients' },
  { value: 'open-screenings', label: 'Open screenings' },
  { value: 'documents', label: 'Documents to review' },
] as const;

const sortOptions = clientSortKeys.flatMap((key) =>
  clientSortDirections
    .filter((direction) => key !== 'need' || direction === 'ascending')
    .map((direction) => ({
      value: `${key} ${direction}` as const,
      label:
        key === 'need'
          ? clientSortLabel.need
          : `${clientSortLabel[key]} ${direction === 'ascending' ? '↑' : '↓'}`,
      key,
      direction,
    })),
);

/**
 * Risk, whose they are, and the order of cards; a table is put in order by its head (CL1). What a summary card, the
 * overview or a view narrows the list to is there while it is on.
 */
export function ClientFilterFields({ filters: { values, set } }: ClientFilterFieldsProps) {
  const scope = useCompanyScope();
  return (
    <>
      <RiskFilter value={values.risk} onChange={(risk) => set({ risk })} />
      {values.show !== 'all' && (
        <FilterSelect
          label="Show"
          value={values.show}
          options={showOptions}
          onChange={(show) => set({ show })}
        />
      )}
      {values.view === 'cards' && (
        <FilterSelect
          label="Sort"
          value={`${values.sort} ${values.dir}`}
          options={sortOptions}
          onChange={(value) => {
            const choice = sortOptions.find((option) => option.value === value);
            if (choice) set({ sort: choice.key, dir: choice.direction });
          }}
        />
      )}
      <CompanySwitch scope={scope} />
    </>
  );
}
