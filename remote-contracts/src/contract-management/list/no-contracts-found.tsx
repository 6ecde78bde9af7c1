import { Button, EmptyState } from 'shared-kernel/ui';

interface NoContractsFoundProps {
  readonly onClear: () => void;
}

/** There are contracts, but none that pass the filters. */
export const NoContractsFound = ({ onClear }: NoContractsFoundProps) => (
  <EmptyState
    illustration="search"
    title="No contract matches"
    description="No contract has this title or client and this status together."
    action={<Button onClick={onClear}>Clear filters</Button>}
  />
);
