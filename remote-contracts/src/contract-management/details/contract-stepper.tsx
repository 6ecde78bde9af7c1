import { RecordStepper } from 'shared-kernel/ui';
import { useDialog } from '../contract-management.atoms';
import { useOpenContract } from '../use-open-contract';
import { useNeighbours } from './use-neighbours';

interface ContractStepperProps {
  readonly contractId: string;
}

/** The way to the contracts before and after this one in the list as it is filtered and sorted. */
export function ContractStepper({ contractId }: ContractStepperProps) {
  const { openContract } = useOpenContract();
  const isDeciding = useDialog() !== undefined;
  return (
    <RecordStepper
      noun="contract"
      {...useNeighbours(contractId)}
      onStep={(id) => openContract(id, 'replace')}
      withKeys={!isDeciding}
    />
  );
}
