import { EmptyState } from 'shared-kernel/ui';
import { CreateContractButton } from '../editing/create-contract-button';

/** The workspace holds no contract at all. */
export const NoContracts = () => (
  <EmptyState
    title="No contracts yet"
    description="New contracts appear here."
    action={<CreateContractButton />}
  />
);
