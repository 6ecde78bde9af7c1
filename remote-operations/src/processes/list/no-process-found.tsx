import { NoneOfOwn, ShowAllCompanies } from 'shared-kernel/records';
import { Button, EmptyState } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';

interface NoProcessFoundProps {
  /** How many of the filter's fields are set. */
  readonly narrowed: number;
  readonly onClear: () => void;
}

/** Why the filter lets no process through. */
export function NoProcessFound({ narrowed, onClear }: NoProcessFoundProps) {
  const scope = useCompanyScope();
  if (scope.isNarrowed && narrowed === 0) return <NoneOfOwn scope={scope} noun="process" />;
  return (
    <EmptyState
      illustration="search"
      title="No processes match"
      description="Change the search or clear the filters."
      action={
        <>
          <Button onClick={onClear}>Clear filters</Button> <ShowAllCompanies scope={scope} />
        </>
      }
    />
  );
}
