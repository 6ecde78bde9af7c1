import { Button, EmptyState } from 'shared-kernel/ui';

interface ContractNotFoundProps {
  readonly id: string;
  readonly onLeave: () => void;
}

/** The address names a contract that is not in this workspace. */
export const ContractNotFound = ({ id, onLeave }: ContractNotFoundProps) => (
  <EmptyState
    illustration="search"
    title="Contract not found"
    description={`No contract in this workspace has the number ${id}. It may have been taken back, or the link comes from another browser.`}
    action={
      <Button type="primary" onClick={onLeave}>
        Back to contracts
      </Button>
    }
  />
);
