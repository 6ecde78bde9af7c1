import { NoneOfOwn, ShowAllCompanies } from 'shared-kernel/records';
import { Button, EmptyState } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import type { TransactionFilters } from './use-transaction-filters';

interface NoTransactionFoundProps {
  readonly filters: TransactionFilters;
}

/** There are transactions, but none in this tab that pass the filters, or none of one’s own company. */
export function NoTransactionFound({ filters }: NoTransactionFoundProps) {
  const scope = useCompanyScope();
  if (scope.isNarrowed && filters.narrowed === 0 && filters.filter.tab === 'all')
    return <NoneOfOwn scope={scope} noun="transaction" />;
  return (
    <EmptyState
      illustration="search"
      title="No transactions match"
      description="No transactions in this tab match the search and filters."
      action={
        <>
          <Button onClick={filters.clear}>Clear filters</Button> <ShowAllCompanies scope={scope} />
        </>
      }
    />
  );
}
