import type { Contract } from 'shared-kernel/domain/contract';
import { ContractDetails } from './contract-details';
import { ContractToolbar } from './contract-toolbar';

interface ContractPartProps {
  readonly contract: Contract;
  /** Where in the drawer it stands. */
  readonly place: 'body' | 'footer';
}

/** What the drawer shows of an open contract; its code arrives once for both places. */
export const ContractPart = ({ contract, place }: ContractPartProps) =>
  place === 'body' ? (
    <ContractDetails contract={contract} />
  ) : (
    <ContractToolbar contract={contract} />
  );
