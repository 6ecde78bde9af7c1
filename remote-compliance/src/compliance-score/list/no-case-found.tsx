import { nothingFoundText } from 'shared-kernel/domain/search';
import { NoneOfOwn, ShowAllCompanies } from 'shared-kernel/records';
import { Button, EmptyState } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import type { ComplianceFilters } from './use-compliance-filters';

interface NoCaseFoundProps {
  readonly filters: ComplianceFilters;
}

/** There are cases, but none that pass the filters, or none of one’s own company. */
export function NoCaseFound({ filters }: NoCaseFoundProps) {
  const scope = useCompanyScope();
  if (scope.isNarrowed && !filters.isNarrowed) return <NoneOfOwn scope={scope} noun="case" />;
  const { q, risk, band, show, waits } = filters.values;
  return (
    <EmptyState
      title="No clients match"
      description={nothingFoundText({
        noun: 'client',
        searched: 'company or reviewer',
        text: q,
        isFiltered: [risk, band, show, waits].some((choice) => choice !== 'all'),
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
