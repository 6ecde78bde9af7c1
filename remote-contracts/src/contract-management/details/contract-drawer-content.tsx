import type { Contract } from 'shared-kernel/domain/contract';
import { ContractDetails } from './contract-details';
import { ContractToolbar } from './contract-toolbar';

interface ContractPartProps {
  readonly contract: Contract;
  readonly place: 'body' | 'footer';
}

/** Content of the contract drawer. Body and footer share one lazy chunk. */
export const ContractDrawerContent = ({ contract, place }: ContractPartProps) =>
  place === 'body' ? (
    <ContractDetails contract={contract} />
  ) : (
    <ContractToolbar contract={contract} />
  );
