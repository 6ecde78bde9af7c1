import { nothingFoundText } from 'shared-kernel/domain/search';
import { NoneOfOwn, ShowAllCompanies } from 'shared-kernel/records';
import { Button, EmptyState } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import type { ClientFilters } from './use-client-filters';

interface NoClientFoundProps {
  readonly filters: ClientFilters;
}

/** There are clients, but none that pass the filters, or none of one’s own. */
export function NoClientFound({ filters }: NoClientFoundProps) {
  const scope = useCompanyScope();
  if (scope.isNarrowed && !filters.isNarrowed) return <NoneOfOwn scope={scope} noun="client" />;
  const { q, risk, show } = filters.values;
  return (
    <EmptyState
      title="No clients match"
      description={nothingFoundText({
        noun: 'client',
        searched: 'company or contact',
        text: q,
        isFiltered: risk !== 'all' || show !== 'all',
      })}
      illustration="search"
      action={
        <>
          <Button onClick={filters.clear}>Clear filters</Button> <ShowAllCompanies scope={scope} />
        </>
      }
    />
  );
}
