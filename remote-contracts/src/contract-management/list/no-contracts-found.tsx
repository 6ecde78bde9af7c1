import { nothingFoundText } from 'shared-kernel/domain/search';
import { ShowAllCompanies } from 'shared-kernel/records';
import { Button, EmptyState } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import type { ContractFilters } from './use-contract-filters';

interface NoContractsFoundProps {
  readonly filters: ContractFilters;
  readonly onClear: () => void;
}

/** There are contracts, but none that pass the filters. */
export function NoContractsFound({ filters, onClear }: NoContractsFoundProps) {
  const scope = useCompanyScope();
  return (
    <EmptyState
      illustration="search"
      title="No contracts match"
      description={nothingFoundText({
        noun: 'contract',
        searched: 'title or client',
        text: filters.q,
        isFiltered: filters.status !== 'all' || filters.show !== 'all',
      })}
      action={
        <>
          <Button onClick={onClear}>Clear filters</Button> <ShowAllCompanies scope={scope} />
        </>
      }
    />
  );
}
